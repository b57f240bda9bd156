// Reads one text of JSON. The depth is bounded, so that no text can exhaust the stack.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Handover
{
    internal sealed class JsonReader
    {
        private readonly string text;
        private int at;
        private int depth;

        internal JsonReader(string text)
        {
            this.text = text;
        }

        internal object ReadDocument()
        {
            var value = ReadValue();
            SkipBlanks();
            if (at < text.Length) throw Wrong("text after the end");
            return value;
        }

        private object ReadValue()
        {
            SkipBlanks();
            switch (Peek())
            {
                case '{': return Nested(ReadObject);
                case '[': return Nested(ReadList);
                case '"': return ReadString();
                case 't': return Word("true", true);
                case 'f': return Word("false", false);
                case 'n': return Word("null", null);
                default: return ReadNumber();
            }
        }

        private object Nested(Func<object> read)
        {
            if (++depth > JsonText.MaxDepth) throw Wrong("more than " + JsonText.MaxDepth + " levels");
            at++;
            var value = read();
            depth--;
            return value;
        }

        private object ReadObject()
        {
            var found = new JsonObject();
            if (IsNext('}')) return found;
            do
            {
                SkipBlanks();
                if (Peek() != '"') throw Wrong("no name of a field");
                var name = ReadString();
                if (!IsNext(':')) throw Wrong("no colon");
                found[name] = ReadValue();
            }
            while (IsNext(','));
            if (!IsNext('}')) throw Wrong("no comma or brace");
            return found;
        }

        private object ReadList()
        {
            var found = new List<object>();
            if (IsNext(']')) return found;
            do found.Add(ReadValue());
            while (IsNext(','));
            if (!IsNext(']')) throw Wrong("no comma or bracket");
            return found;
        }

        private object Word(string word, object value)
        {
            if (string.CompareOrdinal(text, at, word, 0, word.Length) != 0) throw Wrong("an unknown word");
            at += word.Length;
            return value;
        }

        private string ReadString()
        {
            var start = ++at;
            while (at < text.Length && text[at] != '"' && text[at] != '\\' && text[at] >= ' ') at++;
            if (Peek() == '"') return text.Substring(start, at++ - start);
            var built = new StringBuilder(text, start, at - start, Math.Max(16, 2 * (at - start)));
            for (char next; (next = Peek()) != '"'; at++)
            {
                if (next < ' ') throw Wrong("a control character");
                built.Append(next == '\\' ? Escaped() : next);
            }
            at++;
            return built.ToString();
        }

        private char Escaped()
        {
            at++;
            var letter = Peek();
            var index = "\"\\/bfnrt".IndexOf(letter);
            if (index >= 0) return "\"\\/\b\f\n\r\t"[index];
            if (letter != 'u') throw Wrong("an unknown escape");
            var code = 0;
            for (var digit = 0; digit < 4; digit++)
            {
                at++;
                code = code * 16 + HexDigit(Peek());
            }
            return (char)code;
        }

        private int HexDigit(char letter)
        {
            if (letter >= '0' && letter <= '9') return letter - '0';
            if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
            if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
            throw Wrong("no hexadecimal digit");
        }

        private object ReadNumber()
        {
            var start = at;
            if (Peek() == '-') at++;
            var digits = at;
            Digits();
            if (text[digits] == '0' && at - digits > 1) throw Wrong("a leading zero");
            var isInteger = true;
            if (at < text.Length && text[at] == '.')
            {
                isInteger = false;
                at++;
                Digits();
            }
            if (at < text.Length && (text[at] == 'e' || text[at] == 'E'))
            {
                isInteger = false;
                at++;
                if (Peek() == '+' || Peek() == '-') at++;
                Digits();
            }
            return NumberOf(text.Substring(start, at - start), isInteger);
        }

        private void Digits()
        {
            if (Peek() < '0' || Peek() > '9') throw Wrong("no value");
            while (at < text.Length && text[at] >= '0' && text[at] <= '9') at++;
        }

        private object NumberOf(string digits, bool isInteger)
        {
            var invariant = CultureInfo.InvariantCulture;
            if (isInteger && long.TryParse(digits, NumberStyles.AllowLeadingSign, invariant, out var integer)) return integer;
            var isPlain = digits.IndexOfAny(new[] { 'e', 'E' }) < 0;
            if (isPlain && decimal.TryParse(digits, NumberStyles.Float, invariant, out var exact)) return exact;
            if (double.TryParse(digits, NumberStyles.Float, invariant, out var number) && !double.IsInfinity(number)) return number;
            throw Wrong("a number that is too large");
        }

        private bool IsNext(char letter)
        {
            SkipBlanks();
            if (at >= text.Length || text[at] != letter) return false;
            at++;
            return true;
        }

        private void SkipBlanks()
        {
            while (at < text.Length && " \t\r\n".IndexOf(text[at]) >= 0) at++;
        }

        private char Peek()
        {
            if (at >= text.Length) throw Wrong("the end of the text");
            return text[at];
        }

        /// <summary>Without the text itself, which may hold secrets.</summary>
        private FormatException Wrong(string what)
        {
            return new FormatException("This is no JSON: " + what + " at character " + (at + 1) + ".");
        }
    }
}
