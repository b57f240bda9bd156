// The signature and the time that the headers of a message carry.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;

namespace Handover
{
    internal sealed class WebhookSignature
    {
        private static readonly Regex Seconds = new Regex(@"\A[0-9]{1,12}\z", RegexOptions.CultureInvariant);

        private readonly string prefix;
        private readonly IReadOnlyList<byte[]> signatures;

        private WebhookSignature(string timestamp, string prefix, IReadOnlyList<byte[]> signatures)
        {
            UnixSeconds = long.Parse(timestamp, CultureInfo.InvariantCulture);
            this.prefix = prefix;
            this.signatures = signatures;
        }

        internal long UnixSeconds { get; }

        /// <summary>The service's own header, or those of Standard Webhooks if only they arrived.</summary>
        internal static WebhookSignature Read(Func<string, string> header)
        {
            var own = header("X-Service-Signature");
            if (own != null) return ReadOwn(own);
            var standard = header("webhook-signature");
            if (standard != null) return ReadStandard(standard, header("webhook-id") ?? "", header("webhook-timestamp") ?? "");
            if (header("X-Webhook-Signature") != null)
            {
                throw new WebhookVerificationException(
                    WebhookFaults.OlderFormat, "This endpoint still gets the older format; switch it to API v1 in the portal.");
            }
            throw new WebhookVerificationException(
                WebhookFaults.HeaderMissing,
                "The header X-Service-Signature is missing: the request is not from the service, or a proxy removed it.");
        }

        /// <summary>Compares all signatures with all secrets.</summary>
        internal bool IsOf(IReadOnlyList<string> secrets, byte[] body)
        {
            var isRight = false;
            foreach (var secret in secrets)
            {
                var expected = Signatures.Sign(secret, prefix, body);
                foreach (var signature in signatures) isRight |= Signatures.AreEqual(signature, expected);
            }
            return isRight;
        }

        private static WebhookSignature ReadOwn(string value)
        {
            var parts = value.Split(',').Select(part => part.Trim().Split('=')).Where(part => part.Length > 1).ToList();
            var timestamp = parts.FirstOrDefault(part => part[0] == "t")?[1] ?? "";
            var found = Valid(parts.Where(part => part[0] == "v1").Select(part => Signatures.FromHex(part[1])));
            if (Seconds.IsMatch(timestamp) && found.Count > 0) return new WebhookSignature(timestamp, timestamp + ".", found);
            throw Malformed("X-Service-Signature should read t=<unix seconds>,v1=<hexadecimal>.");
        }

        private static WebhookSignature ReadStandard(string value, string id, string timestamp)
        {
            var parts = value.Split(' ').Select(part => part.Split(',')).Where(part => part.Length > 1);
            var found = Valid(parts.Where(part => part[0] == "v1").Select(part => Signatures.FromBase64(part[1])));
            if (id != "" && Seconds.IsMatch(timestamp) && found.Count > 0)
            {
                return new WebhookSignature(timestamp, id + "." + timestamp + ".", found);
            }
            throw Malformed("webhook-id, webhook-timestamp and webhook-signature (v1,<base64>) belong together.");
        }

        private static IReadOnlyList<byte[]> Valid(IEnumerable<byte[]> found) => found.Where(each => each != null).ToList();

        private static WebhookVerificationException Malformed(string message)
        {
            return new WebhookVerificationException(WebhookFaults.HeaderMalformed, message);
        }
    }
}
