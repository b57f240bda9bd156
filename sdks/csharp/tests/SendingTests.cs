// Tests of sending: one token for concurrent calls, cancellation, hooks, pages; with a handler in place of the network.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Handover;

internal static class SendingTests
{
    internal static void AddTo(List<KeyValuePair<string, Func<Task>>> tests)
    {
        Action<string, Func<Task>> add = (name, test) => tests.Add(new KeyValuePair<string, Func<Task>>(name, test));
        add("concurrent calls share one token", SharesOneToken);
        add("a cancelled call leaves the token to the others", CancelsOneOfSeveral);
        add("a cancelled call ends at once, also between attempts", CancelsBetweenAttempts);
        add("the hook gets the request id", ReportsTheRequestId);
        add("the headers of a call", SendsItsHeaders);
        add("a page that failed is read again", ReadsAFailedPageAgain);
        add("an argument that is refused is an exception of the task", RefusesInTheTask);
        add("a client without an API key in options takes that of the environment", TakesTheEnvironment);
        add("a disposed client refuses calls at once", RefusesWhenDisposed);
        add("neither a record nor an error shows a secret", HidesSecrets);
        add("a shorter answer than announced is repeated", RepeatsShortAnswers);
    }

    private static HandoverClient ClientOf(FakeHandler handler, Action<HandoverOptions> change = null)
    {
        var options = new HandoverOptions
        {
            Url = "http://service.test/",
            ApiKey = "svc_test_x",
            Handler = handler,
            Pauses = new[] { TimeSpan.FromMilliseconds(1) },
        };
        change?.Invoke(options);
        return new HandoverClient(options);
    }

    private static void WithOAuth(HandoverOptions options)
    {
        options.ApiKey = null;
        options.ClientId = "svcc_x";
        options.ClientSecret = "a&b=c";
    }

    private static HttpResponseMessage Json(string text, int status = 200)
    {
        var answer = new HttpResponseMessage((HttpStatusCode)status) { Content = new StringContent(text, Encoding.UTF8, "application/json") };
        answer.Headers.Add("X-Request-Id", "r-1");
        return answer;
    }

    private static HttpResponseMessage TokenOr(HttpRequestMessage request, string text)
    {
        var isToken = request.RequestUri.AbsolutePath.EndsWith("/oauth/token", StringComparison.Ordinal);
        return Json(isToken ? "{\"access_token\":\"t\",\"expires_in\":3600}" : text);
    }

    private static async Task SharesOneToken()
    {
        var handler = new FakeHandler(async request =>
        {
            await Task.Delay(20);
            return TokenOr(request, "{}");
        });
        var client = ClientOf(handler, WithOAuth);
        await Task.WhenAll(Enumerable.Range(0, 20).Select(_ => Task.Run(() => client.MeAsync())));
        Check.Equal(1, handler.Calls.Count(each => each.StartsWith("POST", StringComparison.Ordinal)));
        Check.Equal(21, handler.Calls.Count);
        Check.Equal("grant_type=client_credentials&client_id=svcc_x&client_secret=a%26b%3Dc", handler.Bodies.First());
    }

    private static async Task RefusesWhenDisposed()
    {
        var handler = new FakeHandler(request => Task.FromResult(Json("{}")));
        var client = ClientOf(handler);
        await client.MeAsync();
        client.Dispose();
        await Check.ThrowsAsync<ObjectDisposedException>(() => client.MeAsync());
        Check.Equal(1, handler.Calls.Count);
    }

    private static Task HidesSecrets()
    {
        var endpoint = new CreatedWebhookSubscription(JsonText.ParseObject("{\"id\":\"w1\",\"secret\":\"geheim\"}"));
        Check.Equal("CreatedWebhookSubscription[w1]", endpoint.ToString());
        var error = Check.Throws<ConfigurationException>(() => new HandoverClient(new HandoverOptions { Url = "svc_test_key" }));
        Check.Equal(false, error.Message.Contains("svc_test_key"));
        return Task.FromResult(true);
    }

    private static async Task CancelsOneOfSeveral()
    {
        var released = new TaskCompletionSource<bool>();
        var handler = new FakeHandler(async request =>
        {
            await released.Task;
            return TokenOr(request, "{}");
        });
        var client = ClientOf(handler, WithOAuth);
        using (var cancellation = new CancellationTokenSource())
        {
            var first = client.MeAsync(null, cancellation.Token);
            var second = client.MeAsync();
            cancellation.Cancel();
            await Check.ThrowsAsync<OperationCanceledException>(() => first);
            released.SetResult(true);
            await second;
        }
        Check.Equal(2, handler.Calls.Count);
    }

    private static async Task CancelsBetweenAttempts()
    {
        var handler = new FakeHandler(request => Task.FromResult(Json("{}", 503)));
        using (var cancellation = new CancellationTokenSource())
        {
            var client = ClientOf(handler, options =>
            {
                options.Pauses = new[] { TimeSpan.FromSeconds(5) };
                options.OnRetry = retry => cancellation.Cancel();
            });
            await Check.ThrowsAsync<OperationCanceledException>(() => client.MeAsync(null, cancellation.Token));
        }
        Check.Equal(1, handler.Calls.Count);
    }

    private static async Task ReportsTheRequestId()
    {
        var reports = new List<AnsweredCall>();
        var client = ClientOf(new FakeHandler(request => Task.FromResult(Json("{}"))), options => options.OnResponse = reports.Add);
        await client.MeAsync(new CallOptions { OnResponse = reports.Add });
        Check.Equal(2, reports.Count);
        Check.Equal("GET /extern/me r-1 1 200", string.Join(" ", reports[0].Call, reports[0].RequestId, reports[0].Attempts, reports[0].Status));
    }

    private static async Task SendsItsHeaders()
    {
        HttpRequestMessage sent = null;
        var client = ClientOf(new FakeHandler(request => Task.FromResult(Json((sent = request) == null ? "" : "{}"))));
        await client.Orders.CancelAsync("a/b c", "Sold");
        Check.Equal("handover-sdk-csharp/0.1.0", sent.Headers.UserAgent.ToString());
        Check.Equal("Bearer svc_test_x", sent.Headers.Authorization.ToString());
        Check.Equal("application/json", sent.Headers.Accept.ToString());
        Check.Equal(false, sent.Headers.ExpectContinue);
        Check.Equal("http://service.test/api/v1/extern/orders/a%2Fb%20c/cancel", sent.RequestUri.AbsoluteUri);
    }

    private static async Task ReadsAFailedPageAgain()
    {
        var count = 0;
        var client = ClientOf(new FakeHandler(request =>
        {
            var isSecondPage = request.RequestUri.Query == "?cursor=b";
            if (isSecondPage && count++ == 0) return Task.FromResult(Json("{\"error\":{\"code\":\"X\",\"message\":\"\"}}", 400));
            return Task.FromResult(Json(isSecondPage ? "{\"data\":[{\"id\":\"2\"}],\"nextCursor\":null}" : "{\"data\":[{\"id\":\"1\"}],\"nextCursor\":\"b\"}"));
        }));
        var pages = client.Orders.ListAll();
        var found = new List<string>();
        Func<Order, Task> note = order => Task.FromResult(0).ContinueWith(_ => found.Add(order.Id));
        await Check.ThrowsAsync<ApiException>(() => pages.ForEachAsync(note));
        await pages.ForEachAsync(note);
        Check.Equal("1,2", string.Join(",", found));
        Check.Equal(null, await pages.NextAsync());
    }

    private static async Task RefusesInTheTask()
    {
        var client = ClientOf(new FakeHandler(request => throw new InvalidOperationException("nothing is sent")));
        var refused = new[]
        {
            client.Orders.GetAsync(".."), client.Orders.GetAsync("x", new CallOptions { Timeout = TimeSpan.Zero }),
            client.Orders.CreateAsync(new OrderCreation { Metadata = new JsonObject { { "x", double.NaN } } }),
        };
        foreach (var task in refused) await Check.ThrowsAsync<ConfigurationException>(() => task);
        await Check.ThrowsAsync<ConfigurationException>(() => client.CallAsync("noSuchOperation"));
        await Check.ThrowsAsync<ConfigurationException>(() => client.Orders.GetAsync("\ud800"));
    }

    private static async Task TakesTheEnvironment()
    {
        Environment.SetEnvironmentVariable("HANDOVER_URL", "https://service.test/base/");
        Environment.SetEnvironmentVariable("HANDOVER_API_KEY", "svc_test_env");
        try
        {
            string sent = null;
            var handler = new FakeHandler(request => Task.FromResult(Json((sent = request.RequestUri + " " + request.Headers.Authorization) == "" ? "" : "{}")));
            await new HandoverClient(new HandoverOptions { Handler = handler }).MeAsync();
            Check.Equal("https://service.test/base/api/v1/extern/me Bearer svc_test_env", sent);
        }
        finally
        {
            Environment.SetEnvironmentVariable("HANDOVER_URL", null);
            Environment.SetEnvironmentVariable("HANDOVER_API_KEY", null);
        }
    }

    private static async Task RepeatsShortAnswers()
    {
        var count = 0;
        var client = ClientOf(new FakeHandler(request =>
        {
            var answer = Json("{}");
            if (count++ == 0) answer.Content.Headers.ContentLength = 3;
            return Task.FromResult(answer);
        }));
        await client.MeAsync();
        Check.Equal(2, count);
    }
}
