// The exception of a webhook message that is not accepted, and its reasons.
namespace Handover
{
    /// <summary>Why a message was not accepted.</summary>
    public static class WebhookFaults
    {
        /// <summary>No secret was given.</summary>
        public const string NoSecret = "NO_SECRET";

        /// <summary>An API key was given in place of the secret.</summary>
        public const string SecretIsApiKey = "SECRET_IS_API_KEY";

        /// <summary>The secret does not have the form of a secret.</summary>
        public const string SecretMalformed = "SECRET_MALFORMED";

        /// <summary>The body is missing.</summary>
        public const string BodyNotRaw = "BODY_NOT_RAW";

        /// <summary>The endpoint still gets the older format.</summary>
        public const string OlderFormat = "OLDER_FORMAT";

        /// <summary>The header with the signature is missing.</summary>
        public const string HeaderMissing = "HEADER_MISSING";

        /// <summary>The header with the signature does not have the form of a signature.</summary>
        public const string HeaderMalformed = "HEADER_MALFORMED";

        /// <summary>The body was parsed and serialised again.</summary>
        public const string BodyRewritten = "BODY_REWRITTEN";

        /// <summary>None of the secrets has signed this body.</summary>
        public const string SignatureMismatch = "SIGNATURE_MISMATCH";

        /// <summary>The message is too old.</summary>
        public const string TooOld = "TOO_OLD";

        /// <summary>The message was signed in the future.</summary>
        public const string InTheFuture = "IN_THE_FUTURE";

        /// <summary>The signature is right, but the body is no event.</summary>
        public const string BodyNotJson = "BODY_NOT_JSON";
    }

    /// <summary>The message is forged or was changed on the way: answer 401 and do nothing.</summary>
    public sealed class WebhookVerificationException : HandoverException
    {
        internal WebhookVerificationException(string fault, string message) : base(message)
        {
            Fault = fault;
        }

        /// <summary>What is wrong, as a fixed value, see <see cref="WebhookFaults"/>.</summary>
        public string Fault { get; }
    }
}
