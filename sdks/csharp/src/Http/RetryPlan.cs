// Whether a failed call is repeated, and after which pause.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Handover
{
    internal static class RetryPlan
    {
        private static readonly int[] RetryableStatuses = { 500, 502, 503, 504 };
        private static readonly Random Chance = new Random();

        /// <summary>
        /// A call that was refused before it had an effect may always be repeated; a call that may have had an effect only if
        /// repetitions have no further one.
        /// </summary>
        internal static bool ShouldRetry(HandoverException error, bool isRetryable)
        {
            if (error is ConnectionException broken) return !broken.IsPermanent && (isRetryable || !broken.IsUncertain);
            if (error is ChecksumException) return true;
            if (!(error is ApiException refused)) return false;
            if (refused.Status == 429) return true;
            if (refused.Status == 409) return refused.RetryAfter != null;
            return RetryableStatuses.Contains(refused.Status) && (isRetryable || !refused.IsUncertain);
        }

        /// <summary>
        /// The pause that the service asks for, else that of the plan, with jitter against simultaneous retries. A pause of less
        /// than a second counts as none, so that <c>Retry-After: 0</c> or a past date makes no tight loop.
        /// </summary>
        internal static TimeSpan Pause(HandoverException error, int failures, IReadOnlyList<TimeSpan> pauses)
        {
            var asked = (error as ApiException)?.RetryAfter?.TotalSeconds ?? 0;
            if (asked >= 1) return TimeSpan.FromMilliseconds(asked * 1000 + Jitter() * Math.Min(1000, 50 + asked * 100));
            var planned = pauses[Math.Min(failures, pauses.Count) - 1];
            return TimeSpan.FromMilliseconds(planned.TotalMilliseconds * (0.9 + Jitter() * 0.2));
        }

        /// <summary>From 0 to 1. Random is not safe for several threads.</summary>
        private static double Jitter()
        {
            lock (Chance) return Chance.NextDouble();
        }
    }
}
