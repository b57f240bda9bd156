// Writes values as JSON, with the same escapes as JSON.stringify of JavaScript.
using System;
using System.Collections;
using System.Globalization;
using System.Text;

namespace Handover
{
    internal sealed class JsonWriter
    {
        private readonly StringBuilder built = new StringBuilder();
        private int depth;

        internal static string Write(object value)
        {
            var writer = new JsonWriter();
            writer.Append(value);
            return writer.built.ToString();
        }

        private void Append(object value)
        {
            if (value == null) built.Append("null");
            else if (value is string text) AppendString(text);
            else if (value is bool flag) built.Append(flag ? "true" : "false");
            else if (value is JsonRecord record) Append(record.Json);
            else if (value is JsonObject fields) AppendObject(fields);
            else if (value is IDictionary dictionary) AppendObject(FieldsOf(dictionary));
            else if (value is IEnumerable list) AppendList(list);
            else if (value is DateTimeOffset time) AppendString(Times.Text(time));
            else AppendNumber(value);
        }

        private static JsonObject FieldsOf(IDictionary dictionary)
        {
            var fields = new JsonObject();
            foreach (DictionaryEntry entry in dictionary)
            {
                fields[entry.Key as string ?? throw new ArgumentException("The names of fields are texts.")] = entry.Value;
            }
            return fields;
        }

        private void AppendObject(JsonObject fields)
        {
            Enter('{');
            var isFirst = true;
            foreach (var field in fields)
            {
                if (!isFirst) built.Append(',');
                isFirst = false;
                AppendString(field.Key);
                built.Append(':');
                Append(field.Value);
            }
            Leave('}');
        }

        private void AppendList(IEnumerable list)
        {
            Enter('[');
            var isFirst = true;
            foreach (var each in list)
            {
                if (!isFirst) built.Append(',');
                isFirst = false;
                Append(each);
            }
            Leave(']');
        }

        /// <summary>Also ends an object that contains itself.</summary>
        private void Enter(char bracket)
        {
            if (++depth > JsonText.MaxDepth) throw new ArgumentException("The value has more than " + JsonText.MaxDepth + " levels.");
            built.Append(bracket);
        }

        private void Leave(char bracket)
        {
            depth--;
            built.Append(bracket);
        }

        private void AppendNumber(object value)
        {
            if (value is double || value is float) AppendDouble(Convert.ToDouble(value, CultureInfo.InvariantCulture));
            else if (IsExact(value)) built.Append(Convert.ToString(value, CultureInfo.InvariantCulture));
            else throw new ArgumentException("A " + value.GetType().Name + " cannot be written as JSON.");
        }

        private static bool IsExact(object value)
        {
            return value is int || value is long || value is decimal || value is short || value is byte || value is uint
                || value is ulong || value is ushort || value is sbyte;
        }

        private void AppendDouble(double number)
        {
            if (double.IsNaN(number) || double.IsInfinity(number)) throw new ArgumentException(number + " cannot be written as JSON.");
            built.Append(number.ToString("R", CultureInfo.InvariantCulture));
        }

        private void AppendString(string text)
        {
            built.Append('"');
            for (var at = 0; at < text.Length; at++)
            {
                var index = "\"\\\b\f\n\r\t".IndexOf(text[at]);
                if (index >= 0) built.Append('\\').Append("\"\\bfnrt"[index]);
                else if (text[at] < ' ' || IsLoneSurrogate(text, at)) built.Append("\\u").Append(((int)text[at]).ToString("x4"));
                else built.Append(text[at]);
            }
            built.Append('"');
        }

        private static bool IsLoneSurrogate(string text, int at)
        {
            if (char.IsHighSurrogate(text[at])) return at + 1 >= text.Length || !char.IsLowSurrogate(text[at + 1]);
            return char.IsLowSurrogate(text[at]) && (at == 0 || !char.IsHighSurrogate(text[at - 1]));
        }
    }
}
