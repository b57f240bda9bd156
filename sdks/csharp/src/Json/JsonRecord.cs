// The base of all records: typed access to the fields of an object of JSON, which keeps also unknown fields.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Handover
{
    /// <summary>
    /// A record of the API. Its properties read <see cref="Json"/>, which also has the fields that this version of the SDK
    /// does not know.
    /// </summary>
    public abstract class JsonRecord
    {
        /// <summary>Wraps an object.</summary>
        /// <param name="json">The fields of the record.</param>
        protected JsonRecord(JsonObject json)
        {
            Json = json ?? throw new ArgumentNullException(nameof(json));
        }

        /// <summary>All fields as they were received.</summary>
        public JsonObject Json { get; }

        /// <summary>The record as JSON, with all its fields. The constructor of the record reads it again.</summary>
        public string ToJson() => JsonText.Write(Json);

        /// <summary>The type and the id. Without other fields, because logs may show it and a field may be a secret.</summary>
        public override string ToString() => GetType().Name + (Json["id"] is string id ? "[" + id + "]" : "");

        internal string GetText(string name) => Json[name] as string;

        internal JsonObject GetObject(string name) => Json[name] as JsonObject;

        internal bool GetFlag(string name) => GetFlagOrNull(name) ?? throw NotThere(name, "true or false");

        internal bool? GetFlagOrNull(string name) => Json[name] as bool?;

        internal long GetInteger(string name) => GetIntegerOrNull(name) ?? throw NotThere(name, "integer");

        internal long? GetIntegerOrNull(string name)
        {
            var number = GetNumberOrNull(name);
            var isInteger = number >= long.MinValue && number <= long.MaxValue && number == decimal.Truncate(number.Value);
            return isInteger ? (long)number.Value : (long?)null;
        }

        internal decimal GetNumber(string name) => GetNumberOrNull(name) ?? throw NotThere(name, "number");

        internal decimal? GetNumberOrNull(string name)
        {
            var value = Json[name];
            if (value is long integer) return integer;
            if (value is int small) return small;
            if (value is decimal exact) return exact;
            // The limits of decimal; a double outside them cannot be converted.
            return value is double number && Math.Abs(number) < 7.9e28 ? (decimal)number : (decimal?)null;
        }

        internal DateTimeOffset GetTime(string name) => GetTimeOrNull(name) ?? throw NotThere(name, "time");

        internal DateTimeOffset? GetTimeOrNull(string name) => Times.Read(Json[name]);

        internal T GetRecord<T>(string name, Func<JsonObject, T> read) where T : class
        {
            return Json[name] is JsonObject fields ? read(fields) : null;
        }

        internal IReadOnlyList<T> GetRecords<T>(string name, Func<JsonObject, T> read)
        {
            return Items(name).OfType<JsonObject>().Select(read).ToList();
        }

        internal IReadOnlyList<string> GetTexts(string name) => Items(name).OfType<string>().ToList();

        internal IReadOnlyDictionary<string, string> GetTextMap(string name)
        {
            var fields = GetObject(name) ?? new JsonObject();
            return fields.ToDictionary(field => field.Key, field => field.Value as string);
        }

        private IEnumerable<object> Items(string name) => Json[name] as IEnumerable<object> ?? Enumerable.Empty<object>();

        private static FormatException NotThere(string name, string kind)
        {
            return new FormatException("The field " + name + " of this record is missing or no " + kind + ".");
        }
    }

    /// <summary>
    /// A body that is sent. A property that was never set is not sent; null is sent where the API takes it, which clears a field
    /// in a change, and otherwise removes the field from the body.
    /// </summary>
    public abstract class JsonBody : JsonRecord
    {
        /// <summary>Wraps an object.</summary>
        /// <param name="json">The fields of the body.</param>
        protected JsonBody(JsonObject json) : base(json)
        {
        }

        internal void SetNullable(string name, object value) => Json[name] = Plain(value);

        internal void Set(string name, object value)
        {
            if (value == null) Json.Remove(name);
            else Json[name] = Plain(value);
        }

        private static object Plain(object value)
        {
            if (value is JsonRecord record) return record.Json;
            if (value is DateTimeOffset time) return Times.Text(time);
            return value is IEnumerable<string> texts ? texts.ToList<object>() : value;
        }
    }
}
