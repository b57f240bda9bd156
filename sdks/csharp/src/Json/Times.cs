// Times in the form in which the service reads and writes them.
using System;
using System.Globalization;

namespace Handover
{
    internal static class Times
    {
        internal static string Text(DateTimeOffset time)
        {
            return time.UtcDateTime.ToString("yyyy-MM-dd'T'HH:mm:ss.fff'Z'", CultureInfo.InvariantCulture);
        }

        /// <summary>Null if the value is no time.</summary>
        internal static DateTimeOffset? Read(object value)
        {
            const DateTimeStyles styles = DateTimeStyles.AssumeUniversal;
            var isTime = DateTimeOffset.TryParse(value as string, CultureInfo.InvariantCulture, styles, out var time);
            return isTime ? time : (DateTimeOffset?)null;
        }
    }
}
