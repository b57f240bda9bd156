// An object of JSON that keeps the order of its fields.
using System;
using System.Collections;
using System.Collections.Generic;

namespace Handover
{
    /// <summary>
    /// An object of JSON. Its values are null, <see cref="bool"/>, <see cref="string"/>, numbers, <see cref="JsonObject"/>
    /// and lists of these. Reading from several threads at once is safe as long as none changes it.
    /// </summary>
    public sealed class JsonObject : IEnumerable<KeyValuePair<string, object>>
    {
        private readonly List<string> names = new List<string>();
        private readonly Dictionary<string, object> values = new Dictionary<string, object>(StringComparer.Ordinal);

        /// <summary>How many fields it has.</summary>
        public int Count => names.Count;

        /// <summary>The names of its fields, in their order.</summary>
        public IReadOnlyList<string> Names => names;

        /// <summary>The value of a field; null if it is null or missing. Setting null keeps the field, with null.</summary>
        /// <param name="name">The name of the field.</param>
        public object this[string name]
        {
            get
            {
                values.TryGetValue(name, out var value);
                return value;
            }
            set
            {
                if (!values.ContainsKey(name)) names.Add(name);
                values[name] = value;
            }
        }

        /// <summary>Whether it has this field, also if the value is null.</summary>
        /// <param name="name">The name of the field.</param>
        public bool Contains(string name) => values.ContainsKey(name);

        /// <summary>Adds a field, or replaces its value.</summary>
        /// <param name="name">The name of the field.</param>
        /// <param name="value">The value.</param>
        public void Add(string name, object value) => this[name] = value;

        /// <summary>Removes a field.</summary>
        /// <param name="name">The name of the field.</param>
        /// <returns>Whether it was there.</returns>
        public bool Remove(string name) => values.Remove(name) && names.Remove(name);

        /// <summary>Its fields, in their order.</summary>
        public IEnumerator<KeyValuePair<string, object>> GetEnumerator()
        {
            foreach (var name in names) yield return new KeyValuePair<string, object>(name, values[name]);
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <summary>The object as text of JSON.</summary>
        public override string ToString() => JsonText.Write(this);
    }
}
