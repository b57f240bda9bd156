// The case driver of the C# SDK: executes the commands of sdks/cases/README.md, one per line of its input.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
using Handover;

internal static class CaseDriver
{
    private static readonly Dictionary<string, HandoverClient> Clients = new Dictionary<string, HandoverClient>();
    private static readonly List<object> Retries = new List<object>();

    private static int Main()
    {
        var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { AutoFlush = true };
        for (string line; (line = input.ReadLine()) != null;)
        {
            output.Write(ExecuteAsync(JsonText.ParseObject(line)).GetAwaiter().GetResult() + "\n");
        }
        return 0;
    }

    private static async Task<string> ExecuteAsync(JsonObject command)
    {
        Retries.Clear();
        var result = new JsonObject();
        try
        {
            result["answer"] = await AnswerAsync((string)command["do"], command).ConfigureAwait(false);
        }
        catch (HandoverException error)
        {
            result["error"] = ErrorOf(error);
        }
        result["retries"] = Retries;
        return JsonText.Write(result);
    }

    private static async Task<object> AnswerAsync(string name, JsonObject command)
    {
        var given = new Given((JsonObject)command["with"]);
        if (name == "verifyWebhook") return Verify(given);
        var execute = CaseCommands.All[name];
        return await execute(ClientOf((JsonObject)command["client"]), given).ConfigureAwait(false);
    }

    private static HandoverClient ClientOf(JsonObject options)
    {
        var key = JsonText.Write(options);
        if (!Clients.ContainsKey(key)) Clients[key] = new HandoverClient(OptionsOf(new Given(options)));
        return Clients[key];
    }

    private static HandoverOptions OptionsOf(Given given)
    {
        return new HandoverOptions
        {
            Url = given.Text("url"),
            ApiKey = given.Text("apiKey"),
            ClientId = given.Text("clientId"),
            ClientSecret = given.Text("clientSecret"),
            Scopes = given.Texts("scopes"),
            Timeout = given.Duration("timeoutMs"),
            Pauses = given.List("pausesMs")?.Select(each => Given.Milliseconds(each)),
            GiveUpAfter = given.Duration("giveUpAfterMs"),
            ReachWithin = given.Duration("reachWithinMs"),
            OnRetry = retry => Retries.Add(retry.Pause.TotalMilliseconds),
        };
    }

    private static object Verify(Given given)
    {
        var base64 = given.Text("bodyBase64");
        var body = base64 == null ? Encoding.UTF8.GetBytes(given.Text("body")) : Convert.FromBase64String(base64);
        var headers = ((JsonObject)given.Value("headers")).ToDictionary(each => each.Key, each => Given.HeaderText(each.Value));
        var options = new VerifyOptions { Now = given.Time("now"), Tolerance = given.Seconds("toleranceSeconds") };
        return WebhookVerifier.Verify(body, headers, given.Texts("secrets"), options);
    }

    private static JsonObject ErrorOf(HandoverException error)
    {
        var found = new JsonObject { { "kind", KindOf(error) }, { "message", error.Message }, { "uncertain", error.IsUncertain } };
        if (error is ApiException refused)
        {
            found["status"] = refused.Status;
            found["code"] = refused.Code;
            found["requestId"] = refused.RequestId;
            found["details"] = refused.Details;
            found["retryAfterSeconds"] = refused.RetryAfter?.TotalSeconds;
        }
        if (error is ConnectionException broken)
        {
            found["timedOut"] = broken.IsTimedOut;
            found["permanent"] = broken.IsPermanent;
        }
        if (error is WebhookVerificationException invalid) found["fault"] = invalid.Fault;
        return found;
    }

    private static string KindOf(HandoverException error)
    {
        if (error is TokenException) return "token";
        if (error is ApiException) return "api";
        if (error is ConnectionException) return "connection";
        if (error is ChecksumException) return "checksum";
        if (error is ResponseTooLargeException) return "too-large";
        return error is WebhookVerificationException ? "verification" : "configuration";
    }
}

/// <summary>The arguments of a command; a value that does not fit its type is refused as the compiler would.</summary>
internal sealed class Given
{
    private readonly JsonObject json;

    internal Given(JsonObject json)
    {
        this.json = json ?? new JsonObject();
    }

    internal object Value(string name) => json[name];

    internal JsonObject Fields(string name) => (JsonObject)json[name];

    internal string Text(string name) => Cast<string>(name, json[name]);

    internal bool Flag(string name) => json[name] is bool flag && flag;

    internal int? Integer(string name) => json[name] == null ? (int?)null : (int)Cast<long?>(name, json[name]).Value;

    internal IReadOnlyList<object> List(string name) => Cast<IReadOnlyList<object>>(name, json[name]);

    /// <summary>One text or a list of texts.</summary>
    internal IEnumerable<string> Texts(string name)
    {
        return json[name] is string text ? new List<string> { text } : List(name)?.Select(each => Cast<string>(name, each)).ToList();
    }

    internal DateTimeOffset? Time(string name)
    {
        if (json[name] == null) return null;
        var isTime = DateTimeOffset.TryParse(Text(name), CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var time);
        return isTime ? time : throw new ConfigurationException(name + " is no time.");
    }

    internal TimeSpan? Duration(string name) => json[name] == null ? (TimeSpan?)null : Milliseconds(json[name]);

    internal TimeSpan? Seconds(string name) => json[name] == null ? (TimeSpan?)null : TimeSpan.FromSeconds(Convert.ToDouble(json[name]));

    internal static TimeSpan Milliseconds(object given)
    {
        var milliseconds = given is string || given is bool ? double.NaN : Convert.ToDouble(given);
        var isDuration = Math.Abs(milliseconds) <= TimeSpan.MaxValue.TotalMilliseconds / 2;
        return isDuration ? TimeSpan.FromMilliseconds(milliseconds) : throw new ConfigurationException("This is no duration.");
    }

    internal static string HeaderText(object given) => given is IReadOnlyList<object> list ? string.Join(", ", list) : (string)given;

    private static T Cast<T>(string name, object given)
    {
        if (given == null || given is T) return (T)given;
        throw new ConfigurationException(name + " is of another type.");
    }
}
