// A call as it is sent, the same in all its attempts.
using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Runtime.InteropServices;
using System.Text;

namespace Handover
{
    internal sealed class Call<T>
    {
        private static readonly bool IsNetFramework =
            RuntimeInformation.FrameworkDescription.StartsWith(".NET Framework", StringComparison.Ordinal);

        internal string Method;

        /// <summary>Relative to the base URL, with its query.</summary>
        internal string Path;

        internal Dictionary<string, string> Headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);

        /// <summary>Null for none.</summary>
        internal string Body;

        internal string ContentType = "application/json";

        /// <summary>True if repetitions have no further effect.</summary>
        internal bool IsRetryable = true;

        /// <summary>The service may have executed it in one of its attempts.</summary>
        internal bool IsInDoubt;

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
            message.Content = Content();
            return message;
        }

        /// <summary>
        /// HTTP clients send a call without content again by themselves if a reused connection ends before the answer. The SDK
        /// must know of every lost answer, for instance to tell a deleted endpoint from an unknown one, so content is empty
        /// rather than missing. The .NET Framework sends no content with GET.
        /// </summary>
        private HttpContent Content()
        {
            if (Body == null) return Method == "GET" && IsNetFramework ? null : new ByteArrayContent(new byte[0]);
            var content = new ByteArrayContent(Encoding.UTF8.GetBytes(Body));
            content.Headers.ContentType = new MediaTypeHeaderValue(ContentType);
            return content;
        }

        private Uri AddressOf(string baseUrl)
        {
            if (Uri.TryCreate(baseUrl + Path, UriKind.Absolute, out var address)) return address;
            throw new ConfigurationException("The address of this call is too long.");
        }
    }
}
