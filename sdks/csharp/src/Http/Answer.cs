// An answer that was read to its end, and what its headers say.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Text.RegularExpressions;

namespace Handover
{
    internal sealed class Answer
    {
        private const int MaxTextShown = 200;
        private static readonly Regex Digits = new Regex(@"\A[0-9]+\z", RegexOptions.CultureInvariant);
        private static readonly Regex Blanks = new Regex(@"\s+", RegexOptions.CultureInvariant);

        private readonly Dictionary<string, string> headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);

        internal Answer(HttpResponseMessage response, byte[] body)
        {
            Status = (int)response.StatusCode;
            Body = body;
            foreach (var header in response.Headers.Concat(response.Content.Headers))
            {
                headers[header.Key] = string.Join(", ", header.Value);
            }
        }

        internal int Status { get; }

        internal byte[] Body { get; }

        internal bool IsGood => Status >= 200 && Status < 300;

        internal string RequestId => Header("X-Request-Id");

        /// <summary>The body as text, without a byte order mark.</summary>
        internal string Text => Encoding.UTF8.GetString(Body).TrimStart('\uFEFF');

        /// <summary>Seconds or a date, as RFC 9110 allows; null if it is neither.</summary>
        internal TimeSpan? RetryAfter
        {
            get
            {
                var value = Header("Retry-After")?.Trim();
                if (value == null) return null;
                var isSeconds = Digits.IsMatch(value);
                var seconds = isSeconds ? double.Parse(value, CultureInfo.InvariantCulture)
                    : (Times.Read(value) - DateTimeOffset.UtcNow)?.TotalSeconds ?? double.NaN;
                if (double.IsNaN(seconds)) return null;
                return TimeSpan.FromSeconds(Math.Min(Math.Max(0, seconds), Checks.MaxTimer.TotalSeconds));
            }
        }

        internal string Header(string name)
        {
            headers.TryGetValue(name, out var value);
            return value;
        }

        /// <summary>Text that cannot become JSON of the service fails at once; JSON that ends too early is a broken answer.</summary>
        internal JsonObject ReadJson()
        {
            var text = Text;
            if (text != "" && !text.TrimStart().StartsWith("{", StringComparison.Ordinal)) throw NotFromService();
            return JsonText.ParseObject(text);
        }

        /// <summary>An answer that something else gave: a proxy, a login page, another server at this address.</summary>
        internal ApiException NotFromService()
        {
            return new ApiException(new ErrorAnswer
            {
                Status = Status,
                Code = "HTTP_" + Status,
                Message = Describe(),
                RetryAfter = RetryAfter,
                // A redirect or a refusal says that nothing was executed.
                IsUncertain = Status < 300 || Status >= 500,
            });
        }

        private string Describe()
        {
            if (Status >= 300 && Status < 400)
            {
                var location = Header("Location");
                return "The address leads elsewhere" + (location == null ? "" : " (" + location + ")")
                    + "; give the address of the service itself as Url.";
            }
            var text = Blanks.Replace(Text.Trim(), " ");
            var shown = text.Length > MaxTextShown ? text.Substring(0, MaxTextShown) : text;
            return "Something else than the service answered " + Status + (shown == "" ? "." : ": " + shown)
                + (Status < 300 ? " Is the address that of the service?" : "");
        }
    }
}
