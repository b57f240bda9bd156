// The access token of an OAuth client: one fetch for all waiting calls, renewed before it expires.
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    internal sealed class TokenCache
    {
        /// <summary>A token is not used in its last minute, so that none expires on the way.</summary>
        private const double MarginSeconds = 60;

        private readonly Func<Task<FetchedToken>> fetch;
        private readonly object guard = new object();
        private readonly Stopwatch clock = Stopwatch.StartNew();
        private Task<string> fetching;
        private string token;
        private double untilSeconds;

        internal TokenCache(Func<Task<FetchedToken>> fetch)
        {
            this.fetch = fetch;
        }

        /// <summary>Other calls wait for the same token, so cancelling one call does not cancel the fetch.</summary>
        internal Task<string> GetAsync(CancellationToken cancellation)
        {
            lock (guard)
            {
                if (token != null && clock.Elapsed.TotalSeconds < untilSeconds) return Task.FromResult(token);
                // Task.Run leaves the lock before the first step of the fetch.
                if (fetching == null) fetching = Task.Run(() => FetchAsync());
                return Cancellable.WaitAsync(fetching, cancellation);
            }
        }

        /// <summary>The service refused the token, so the next call fetches another one.</summary>
        internal void Discard(string refused)
        {
            lock (guard)
            {
                if (token == refused) token = null;
            }
        }

        private async Task<string> FetchAsync()
        {
            try
            {
                var startedSeconds = clock.Elapsed.TotalSeconds;
                var fetched = await fetch().ConfigureAwait(false);
                var lifetime = Math.Max(fetched.ExpiresInSeconds - MarginSeconds, fetched.ExpiresInSeconds / 2);
                lock (guard)
                {
                    token = fetched.AccessToken;
                    untilSeconds = startedSeconds + lifetime;
                }
                return fetched.AccessToken;
            }
            finally
            {
                lock (guard) fetching = null;
            }
        }
    }

    internal sealed class FetchedToken : JsonRecord
    {
        private FetchedToken(JsonObject json) : base(json)
        {
        }

        internal string AccessToken => GetText("access_token");

        internal double ExpiresInSeconds => (double)(GetNumberOrNull("expires_in") ?? 0);

        internal static FetchedToken Read(Answer answer)
        {
            var token = new FetchedToken(answer.ReadJson());
            return token.AccessToken == null ? throw answer.NotFromService() : token;
        }
    }
}
