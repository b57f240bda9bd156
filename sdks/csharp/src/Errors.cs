// The exceptions of the SDK, except those of answers and of webhooks.
using System;

namespace Handover
{
    /// <summary>The base class of every exception that this package throws about a call or a message.</summary>
    public class HandoverException : Exception
    {
        /// <summary>Creates the exception.</summary>
        /// <param name="message">What happened.</param>
        /// <param name="cause">The exception behind it.</param>
        public HandoverException(string message, Exception cause = null) : base(message, cause)
        {
        }

        /// <summary>Whether the service may have executed the call, although it failed, in this or an earlier attempt.</summary>
        public bool IsUncertain { get; internal set; }
    }

    /// <summary>An option or an argument is invalid; nothing was sent.</summary>
    public sealed class ConfigurationException : HandoverException
    {
        /// <summary>Creates the exception.</summary>
        /// <param name="message">What is wrong, and how it is right.</param>
        /// <param name="cause">The exception behind it.</param>
        public ConfigurationException(string message, Exception cause = null) : base(message, cause)
        {
        }
    }

    /// <summary>No complete answer came: no connection, a reset, half an answer, or a timeout.</summary>
    public sealed class ConnectionException : HandoverException
    {
        internal ConnectionException(string message, Exception cause, bool isUncertain, bool isPermanent = false, bool isTimedOut = false)
            : base(message, cause)
        {
            IsUncertain = isUncertain;
            IsPermanent = isPermanent;
            IsTimedOut = isTimedOut;
        }

        /// <summary>Whether a repetition cannot help, for instance with an untrusted certificate.</summary>
        public bool IsPermanent { get; }

        /// <summary>Whether it ended because nothing came in time.</summary>
        public bool IsTimedOut { get; }
    }

    /// <summary>The answer is larger than any of the service, so it was not read to its end.</summary>
    public sealed class ResponseTooLargeException : HandoverException
    {
        internal ResponseTooLargeException(long maxBytes)
            : base("The answer has more than " + maxBytes + " bytes, which are not read.")
        {
            // Something was answered, so the service may have executed the call.
            IsUncertain = true;
        }
    }

    /// <summary>The file differs from the listed one in every attempt.</summary>
    public sealed class ChecksumException : HandoverException
    {
        internal ChecksumException(string expected, string actual)
            : base("The file that came has the SHA-256 " + actual + ", but the list of documents names " + expected + ".")
        {
            Expected = expected;
            Actual = actual;
        }

        /// <summary>The SHA-256 of the list.</summary>
        public string Expected { get; }

        /// <summary>The SHA-256 of the received file.</summary>
        public string Actual { get; }
    }
}
