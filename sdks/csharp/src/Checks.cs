// Checks options and arguments before anything is sent.
using System;
using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace Handover
{
    internal static class Checks
    {
        /// <summary>Timers of all runtimes take no more.</summary>
        internal static readonly TimeSpan MaxTimer = TimeSpan.FromMilliseconds(int.MaxValue);
        internal static readonly TimeSpan Millisecond = TimeSpan.FromMilliseconds(1);

        private static readonly Encoding StrictUtf8 = new UTF8Encoding(false, throwOnInvalidBytes: true);
        private static readonly Regex HeaderText = new Regex(@"\A[!-~](?:[ -~]*[!-~])?\z", RegexOptions.CultureInvariant);

        internal static TimeSpan Duration(string name, TimeSpan given, TimeSpan min, TimeSpan max)
        {
            if (given >= min && given <= max) return given;
            throw new ConfigurationException(string.Format(CultureInfo.InvariantCulture,
                "{0} is a time from {1} to {2} milliseconds, not {3}.",
                name, min.TotalMilliseconds, max.TotalMilliseconds, given.TotalMilliseconds));
        }

        internal static TimeSpan Duration(string name, TimeSpan given) => Duration(name, given, Millisecond, MaxTimer);

        /// <summary>Text that can be sent as a header: visible ASCII characters, and blanks between them.</summary>
        internal static string Header(string name, string given)
        {
            if (HeaderText.IsMatch(given)) return given;
            throw new ConfigurationException(name + " is " + (given == "" ? "empty" : "not plain ASCII")
                + ": it may only have letters, digits and signs that can be sent as a header, without blanks or line breaks at its ends.");
        }

        /// <summary>Refuses a value that would change the path and so call another operation.</summary>
        internal static string Segment(string name, string given)
        {
            if (string.IsNullOrEmpty(given) || given == "." || given == "..")
            {
                throw new ConfigurationException("\"" + given + "\" is no " + name + " that an operation could be called with.");
            }
            return Escaped(name, given);
        }

        internal static string Escaped(string name, string given)
        {
            try
            {
                // Some runtimes would replace half of a pair of surrogates, and so send another value.
                StrictUtf8.GetByteCount(given);
                return Uri.EscapeDataString(given);
            }
            catch (Exception error) when (error is ArgumentException || error is FormatException)
            {
                throw new ConfigurationException("The value of " + name + " is too long or no valid text.", error);
            }
        }

        internal static T Given<T>(string name, T given) where T : class
        {
            return given ?? throw new ConfigurationException("Give " + name + "; it is null.");
        }
    }
}
