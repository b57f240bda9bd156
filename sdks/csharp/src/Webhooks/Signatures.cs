// Signatures of webhook messages, checksums of files, and their forms as text.
using System;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

namespace Handover
{
    internal static class Signatures
    {
        private static readonly Regex Hexadecimal = new Regex(@"\A(?:[0-9a-fA-F]{2})+\z", RegexOptions.CultureInvariant);

        internal static string Sha256(byte[] bytes)
        {
            using (var algorithm = SHA256.Create()) return ToHex(algorithm.ComputeHash(bytes));
        }

        internal static byte[] Sign(string secret, string prefix, byte[] body)
        {
            using (var algorithm = new HMACSHA256(Encoding.UTF8.GetBytes(secret)))
            {
                var start = Encoding.UTF8.GetBytes(prefix);
                algorithm.TransformBlock(start, 0, start.Length, null, 0);
                algorithm.TransformFinalBlock(body, 0, body.Length);
                return algorithm.Hash;
            }
        }

        /// <summary>Compares in constant time, so that the time does not tell how much of a guess is right.</summary>
        [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.NoOptimization)]
        internal static bool AreEqual(byte[] one, byte[] other)
        {
            if (one.Length != other.Length) return false;
            var difference = 0;
            for (var at = 0; at < one.Length; at++) difference |= one[at] ^ other[at];
            return difference == 0;
        }

        internal static string ToHex(byte[] bytes) => string.Concat(bytes.Select(each => each.ToString("x2")));

        /// <summary>Null if the text is not hexadecimal.</summary>
        internal static byte[] FromHex(string text)
        {
            if (!Hexadecimal.IsMatch(text)) return null;
            return Enumerable.Range(0, text.Length / 2).Select(at => Convert.ToByte(text.Substring(2 * at, 2), 16)).ToArray();
        }

        /// <summary>Null if the text is not base64. The padding at the end may be missing.</summary>
        internal static byte[] FromBase64(string text)
        {
            try
            {
                var missing = (4 - text.Length % 4) % 4;
                return Convert.FromBase64String(text + new string('=', missing));
            }
            catch (FormatException)
            {
                return null;
            }
        }
    }
}
