// Verifies webhook messages, and reports why one is invalid.
using System;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.Globalization;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

namespace Handover
{
    /// <summary>Options of a verification.</summary>
    public sealed class VerifyOptions
    {
        /// <summary>Maximum difference between the time of a message and now. Default: 5 minutes.</summary>
        public TimeSpan? Tolerance { get; set; }

        /// <summary>The time to compare with, instead of now.</summary>
        public DateTimeOffset? Now { get; set; }
    }

    /// <summary>Verifies the messages of webhooks.</summary>
    public static class WebhookVerifier
    {
        private static readonly TimeSpan DefaultTolerance = TimeSpan.FromSeconds(300);
        private static readonly Regex Secret = new Regex(@"\A[0-9a-f]{64}\z", RegexOptions.CultureInvariant);

        /// <summary>
        /// Verifies the signature and the time of a message and returns its event, <c>if (message is VehicleDeliveredEvent delivered)</c>.
        /// </summary>
        /// <param name="rawBody">The bytes of the body exactly as received, before any JSON parser.</param>
        /// <param name="header">Returns the value of a header, or null: <c>name =&gt; request.Headers[name]</c>.</param>
        /// <param name="secrets">The secret of the endpoint, 64 hexadecimal characters or <c>whsec_…</c>; several while one is being changed.</param>
        /// <param name="options">Options of the verification.</param>
        /// <exception cref="WebhookVerificationException">The message is not accepted; its fault has the reason.</exception>
        public static WebhookEvent Verify(
            byte[] rawBody, Func<string, string> header, IEnumerable<string> secrets, VerifyOptions options = null)
        {
            var tolerance = options?.Tolerance ?? DefaultTolerance;
            if (tolerance < TimeSpan.Zero) throw new ConfigurationException("Tolerance is a time of zero or more.");
            var keys = (secrets ?? Enumerable.Empty<string>()).Select(ReadSecret).ToList();
            if (keys.Count == 0)
            {
                throw Fault(WebhookFaults.NoSecret, "No secret was given; take the one that was shown when the endpoint was created.");
            }
            if (rawBody == null) throw Fault(WebhookFaults.BodyNotRaw, "The body is null: pass its bytes as they were received.");
            var signature = WebhookSignature.Read(Checks.Given("a function that reads headers", header));
            if (!signature.IsOf(keys, rawBody)) throw MismatchOf(signature, keys, rawBody);
            CheckTime(signature.UnixSeconds, options?.Now ?? DateTimeOffset.UtcNow, tolerance);
            return Parse(rawBody) is JsonObject json
                ? WebhookEvent.Read(json)
                : throw Fault(WebhookFaults.BodyNotJson, "The signature is right, but the body is no JSON.");
        }

        /// <summary>The same with one secret and the headers of <c>HttpListener</c> or classic ASP.NET.</summary>
        /// <param name="rawBody">The bytes of the body exactly as received, before any JSON parser.</param>
        /// <param name="headers">All headers of the request.</param>
        /// <param name="secret">The secret of the endpoint.</param>
        /// <param name="options">Options of the verification.</param>
        /// <exception cref="WebhookVerificationException">The message is not accepted; its fault has the reason.</exception>
        public static WebhookEvent Verify(byte[] rawBody, NameValueCollection headers, string secret, VerifyOptions options = null)
        {
            var given = Checks.Given("the headers", headers);
            return Verify(rawBody, name => given[name], new[] { secret }, options);
        }

        /// <summary>The same with headers as pairs, whose names may have any case.</summary>
        /// <param name="rawBody">The bytes of the body exactly as received, before any JSON parser.</param>
        /// <param name="headers">All headers of the request.</param>
        /// <param name="secrets">The secrets of the endpoint.</param>
        /// <param name="options">Options of the verification.</param>
        /// <exception cref="WebhookVerificationException">The message is not accepted; its fault has the reason.</exception>
        public static WebhookEvent Verify(
            byte[] rawBody, IEnumerable<KeyValuePair<string, string>> headers, IEnumerable<string> secrets, VerifyOptions options = null)
        {
            var byName = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
            foreach (var header in Checks.Given("the headers", headers)) byName[header.Key] = header.Value;
            return Verify(rawBody, name => byName.TryGetValue(name, out var value) ? value : null, secrets, options);
        }

        private static string ReadSecret(string given)
        {
            var text = (given ?? "").Trim();
            if (text == "") throw Fault(WebhookFaults.NoSecret, "The secret is empty; is its environment variable set?");
            if (text.StartsWith("svc_", StringComparison.Ordinal))
            {
                throw Fault(
                    WebhookFaults.SecretIsApiKey,
                    "This is an API key; the secret is the one that was shown when the endpoint was created.");
            }
            if (Secret.IsMatch(text)) return text;
            var isStandard = text.StartsWith("whsec_", StringComparison.Ordinal);
            var decoded = isStandard ? Signatures.FromBase64(text.Substring("whsec_".Length)) : null;
            var plain = decoded == null ? "" : Encoding.UTF8.GetString(decoded);
            if (Secret.IsMatch(plain)) return plain;
            throw Fault(
                WebhookFaults.SecretMalformed,
                "A secret has 64 hexadecimal characters, or is whsec_ with 88 after it; this one has " + text.Length + ".");
        }

        /// <summary>A body that a framework serialised again is the most common fault, and the only one that can be proved.</summary>
        private static WebhookVerificationException MismatchOf(WebhookSignature signature, IReadOnlyList<string> keys, byte[] body)
        {
            var parsed = Parse(body);
            if (parsed != null && signature.IsOf(keys, Encoding.UTF8.GetBytes(JsonText.Write(parsed))))
            {
                return Fault(
                    WebhookFaults.BodyRewritten,
                    "The body is the right JSON, but not its bytes: it was serialised again. Verify the raw body.");
            }
            var whose = keys.Count == 1 ? "This secret did not" : "None of these " + keys.Count + " secrets did";
            return Fault(
                WebhookFaults.SignatureMismatch,
                whose + " sign this body. Either it belongs to another endpoint or was renewed, or the body was changed on the way.");
        }

        /// <summary>Null if the body is no JSON.</summary>
        private static object Parse(byte[] body)
        {
            try
            {
                return JsonText.Parse(Encoding.UTF8.GetString(body).TrimStart('\uFEFF'));
            }
            catch (FormatException)
            {
                return null;
            }
        }

        private static void CheckTime(long signed, DateTimeOffset now, TimeSpan tolerance)
        {
            var off = now.ToUnixTimeSeconds() - signed;
            var allowed = tolerance.TotalSeconds.ToString(CultureInfo.InvariantCulture) + " s are allowed";
            if (off > tolerance.TotalSeconds)
            {
                throw Fault(
                    WebhookFaults.TooOld,
                    "The message was signed " + off + " s ago, " + allowed + ": an old one is being replayed, or this clock is fast.");
            }
            if (-off > tolerance.TotalSeconds)
            {
                throw Fault(
                    WebhookFaults.InTheFuture,
                    "The message was signed " + -off + " s in the future, " + allowed + ": this clock is slow.");
            }
        }

        private static WebhookVerificationException Fault(string fault, string message)
        {
            return new WebhookVerificationException(fault, message);
        }
    }
}
