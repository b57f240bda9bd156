// A call as it is sent, the same in all its attempts.
using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;

namespace Handover
{
    internal sealed class Call<T>
    {
        internal string Method;

        /// <summary>Relative to the base URL, with its query.</summary>
        internal string Path;

        internal Dictionary<string, string> Headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);

        /// <summary>Null for none.</summary>
        internal string Body;

        internal string ContentType = "application/json";

        /// <summary>True if repetitions have no further effect.</summary>
        internal bool IsRetryable = true;

        /// <summary>Called before it is sent again, with the error of the last attempt.</summary>
        internal Action<HandoverException> BeforeRetry;

        internal Func<Answer, T> Read;

        internal int MaxBytes = Attempt.MaxJsonBytes;

        internal CallOptions Options;

        internal string Name => Method + " " + Path;

        /// <summary>A new message for each attempt, because a message can be sent only once.</summary>
        internal HttpRequestMessage Message(string baseUrl, string bearer)
        {
            var message = new HttpRequestMessage(new HttpMethod(Method), AddressOf(baseUrl));
            // Otherwise the body would wait up to a second for the consent of the server, which not every proxy gives.
            message.Headers.ExpectContinue = false;
            message.Headers.TryAddWithoutValidation("User-Agent", "handover-sdk-csharp/" + HandoverClient.Version);
            if (!Headers.ContainsKey("Accept")) message.Headers.TryAddWithoutValidation("Accept", "application/json");
            if (bearer != null) message.Headers.TryAddWithoutValidation("Authorization", "Bearer " + Checks.Header("The token", bearer));
            foreach (var header in Headers) message.Headers.TryAddWithoutValidation(header.Key, header.Value);
            if (Body == null) return message;
            message.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(Body));
            message.Content.Headers.ContentType = new MediaTypeHeaderValue(ContentType);
            return message;
        }

        private Uri AddressOf(string baseUrl)
        {
            if (Uri.TryCreate(baseUrl + Path, UriKind.Absolute, out var address)) return address;
            throw new ConfigurationException("The address of this call is too long.");
        }
    }
}
