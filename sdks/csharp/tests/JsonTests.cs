// Tests of the JSON reader and writer, and of records and bodies.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Handover;

internal static class JsonTests
{
    private static readonly string[] Unchanged =
    {
        "null", "true", "false", "0", "-1", "1.50", "9007199254740993", "123456789012345678901234567", "-0.001", "\"\"", "[]", "{}",
        "{\"a\":[1,{\"b\":null}],\"c\":\"Grüße 🚗 „B“\"}", "\"\\\"\\\\\\b\\f\\n\\r\\t\\u0001\\u001f\"", "\"/\"", "\"\\ud83d\"", "\"\\ude97x\"",
    };

    private static readonly string[] Broken =
    {
        "", " ", "{", "[", "\"", "\"\\", "\"\\u12", "\"\\u12g4\"", "\"\\x\"", "\"a\nb\"", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}",
        "{a:1}", "{1:1}", "{\"a\" 1}", "[1", "[1,", "[1,]", "[1 2]", "tru", "True", "nul", "NaN", "Infinity", "undefined", "+1", "01", "-", "-01", "1.",
        ".5", "1e", "1e+", "0x1", "1e400", "{} {}", "1,", "// a\n1", "'a'", "\u00a01", "[1]]",
    };

    internal static void AddTo(List<KeyValuePair<string, Func<Task>>> tests)
    {
        Action<string, Action> add = (name, test) => tests.Add(new KeyValuePair<string, Func<Task>>(name, () => Task.Run(test)));
        foreach (var text in Unchanged) add("unchanged " + text, () => Check.Equal(text, JsonText.Write(JsonText.Parse(text))));
        foreach (var text in Broken) add("broken " + text, () => Check.Throws<FormatException>(() => JsonText.Parse(text)));
        add("blanks and escapes are read", ReadsEscapes);
        add("every truncation of a text is refused", RefusesTruncations);
        add("depth is bounded", BoundsDepth);
        add("length is bounded", () => Check.Throws<FormatException>(() => JsonText.Parse(new string(' ', JsonText.MaxLength + 1))));
        add("the culture of the thread does not matter", IgnoresCulture);
        add("what is no JSON is not written", RefusesToWrite);
        add("a repeated name has its last value", () => Check.Equal("{\"a\":2,\"b\":3}", JsonText.Parse("{\"a\":1,\"b\":3,\"a\":2}").ToString()));
        add("a body holds only what was set", WritesWhatWasSet);
        add("a record keeps unknown fields", KeepsUnknownFields);
        add("an event has the class of its type", ReadsEvents);
    }

    private static void ReadsEscapes()
    {
        Check.Equal("🚗é/\n", JsonText.Parse(" \t\r\n\"\\ud83d\\uDE97\\u00e9\\/\\n\" "));
        Check.Equal(1000.0, JsonText.Parse("1E3"));
        Check.Equal(2.5m, JsonText.Parse("2.5"));
        Check.Equal(-12L, JsonText.Parse("-12"));
    }

    private static void RefusesTruncations()
    {
        const string text = "{\"a\":[1.5,true,null,\"x\\u00e9\\\"y\"],\"b\":{\"c\":-2e3}}";
        for (var length = 0; length < text.Length; length++)
        {
            Check.Throws<FormatException>(() => JsonText.Parse(text.Substring(0, length)));
        }
    }

    private static void BoundsDepth()
    {
        Func<int, string> nested = depth => new string('[', depth) + new string(']', depth);
        JsonText.Write(JsonText.Parse(nested(JsonText.MaxDepth)));
        Check.Throws<FormatException>(() => JsonText.Parse(nested(JsonText.MaxDepth + 1)));
        Check.Throws<FormatException>(() => JsonText.Parse(new string('[', 1000000)));
        var itself = new JsonObject();
        itself["itself"] = itself;
        Check.Throws<ArgumentException>(() => JsonText.Write(itself));
    }

    private static void IgnoresCulture()
    {
        var before = Thread.CurrentThread.CurrentCulture;
        Thread.CurrentThread.CurrentCulture = new CultureInfo("de-DE");
        try
        {
            Check.Equal("[1.5,0.25,-3]", JsonText.Write(new object[] { 1.5, 0.25m, -3 }));
            Check.Equal(1.5m, JsonText.Parse("1.5"));
        }
        finally
        {
            Thread.CurrentThread.CurrentCulture = before;
        }
    }

    private static void RefusesToWrite()
    {
        foreach (var value in new object[] { double.NaN, double.PositiveInfinity, new object(), new Dictionary<int, int> { { 1, 1 } } })
        {
            Check.Throws<ArgumentException>(() => JsonText.Write(value));
        }
    }

    private static void WritesWhatWasSet()
    {
        Check.Equal("{}", new OrderChange().ToJson());
        var change = new OrderChange
        {
            CustomerReference = null,
            RequestedPickup = new DateTimeOffset(2026, 3, 1, 9, 0, 0, TimeSpan.FromHours(1)),
            Pickup = new LocationChange { Contact = new ContactInput { Name = "A" } },
            Vehicle = null,
        };
        Check.Equal(
            "{\"customerReference\":null,\"requestedPickup\":\"2026-03-01T08:00:00.000Z\",\"pickup\":{\"contact\":{\"name\":\"A\"}}}",
            change.ToJson());
        change.Pickup.Contact.Phone = "1";
        Check.Equal("1", change.Pickup.Contact.Phone);
        Check.Equal("{\"events\":[\"order.created\"]}", new WebhookChange { Events = new[] { EventNames.OrderCreated } }.ToJson());
    }

    private static void KeepsUnknownFields()
    {
        const string text = "{\"net\":10.10,\"gross\":12,\"vatRate\":null,\"currency\":\"NEW\",\"later\":{\"a\":[1]}}";
        var price = new OrderPrice(JsonText.ParseObject(text));
        Check.Equal(text, price.ToJson());
        Check.Equal(10.10m, price.Net);
        Check.Equal(12m, price.Gross);
        Check.Throws<FormatException>(() => price.VatRate.ToString());
        Check.Equal(null, new Order(new JsonObject()).Price);
        Check.Equal(null, new Order(new JsonObject()).RequestedPickup);
        Check.Equal(0, new WebhookSubscription(new JsonObject()).Events.Count());
    }

    private static void ReadsEvents()
    {
        var delivered = (VehicleDeliveredEvent)WebhookEvent.Read(
            JsonText.ParseObject("{\"type\":\"vehicle.delivered\",\"data\":{\"hasDamage\":true,\"odometerKm\":null}}"));
        Check.Equal(true, delivered.Data.HasDamage);
        Check.Equal(null, delivered.Data.OdometerKm);
        var later = WebhookEvent.Read(JsonText.ParseObject("{\"type\":\"a.later_one\",\"data\":{\"x\":1}}"));
        Check.Equal(typeof(WebhookEvent), later.GetType());
        Check.Equal(1L, later.Data["x"]);
    }
}
