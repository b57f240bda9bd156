// Converts between text of JSON and values: the entry to the reader and the writer.
using System;

namespace Handover
{
    /// <summary>Reads and writes JSON, strictly by RFC 8259.</summary>
    public static class JsonText
    {
        /// <summary>Objects and lists can be nested this deep.</summary>
        public const int MaxDepth = 128;

        /// <summary>The maximum length of a text, in characters.</summary>
        public const int MaxLength = 16 * 1024 * 1024;

        /// <summary>
        /// Reads a text: null, <see cref="bool"/>, <see cref="string"/>, <see cref="long"/>, <see cref="decimal"/> or
        /// <see cref="double"/> (the first that holds the number), <see cref="JsonObject"/>, or a list of these.
        /// </summary>
        /// <param name="text">The text.</param>
        /// <exception cref="FormatException">The text is no JSON, too long or nested too deep.</exception>
        public static object Parse(string text)
        {
            if (text == null) throw new ArgumentNullException(nameof(text));
            if (text.Length > MaxLength) throw new FormatException("The text has more than " + MaxLength + " characters.");
            return new JsonReader(text).ReadDocument();
        }

        /// <summary>Reads a text that holds an object.</summary>
        /// <param name="text">The text.</param>
        /// <exception cref="FormatException">The text is no JSON, or no object.</exception>
        public static JsonObject ParseObject(string text)
        {
            return Parse(text) as JsonObject ?? throw new FormatException("The JSON is no object.");
        }

        /// <summary>Writes a value without blanks and line breaks.</summary>
        /// <param name="value">Null, a bool, a string, a number, a dictionary or a list of these.</param>
        /// <exception cref="ArgumentException">The value cannot be written as JSON.</exception>
        public static string Write(object value) => JsonWriter.Write(value);
    }
}
