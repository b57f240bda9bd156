// Tests of the stream of the sandbox: events in pieces, interruptions, repeated events and gaps.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Handover;

internal static class StreamTests
{
    private const string First = "event: order.created\r\nid: 1\r\ndata: {\"id\":\"a\",\"type\":\"order.created\",\"data\":{\"x\":\"Grüße 🚗\"}}\r\n\r\n";
    private const string Second = ": heartbeat\n\nid: 2\ndata: {\"id\":\"b\",\"type\":\"a.later_one\"}\n\n";

    internal static void AddTo(List<KeyValuePair<string, Func<Task>>> tests)
    {
        Action<string, Func<Task>> add = (name, test) => tests.Add(new KeyValuePair<string, Func<Task>>(name, test));
        add("events come once, over interruptions", ContinuesAfterInterruptions);
        add("a stream that is none is an error at once", RefusesAPage);
        add("a stream that cannot be reached is given up", GivesUpUnreached);
        add("a cancelled wait continues later", ContinuesAfterCancellation);
        add("disposing it ends a wait", EndsWhenDisposed);
    }

    private static HandoverClient ClientOf(FakeHandler handler)
    {
        return new HandoverClient(new HandoverOptions
        {
            Url = "http://service.test",
            ApiKey = "k",
            Handler = handler,
            Pauses = new[] { TimeSpan.FromMilliseconds(1) },
            ReachWithin = TimeSpan.FromMilliseconds(200),
        });
    }

    private static HttpResponseMessage StreamOf(string text, bool isOpen = false)
    {
        var content = new StreamContent(new PieceStream(Encoding.UTF8.GetBytes(text), isOpen));
        content.Headers.ContentType = new MediaTypeHeaderValue("text/event-stream");
        return new HttpResponseMessage { Content = content };
    }

    private static async Task ContinuesAfterInterruptions()
    {
        var positions = new List<string>();
        var answers = new Queue<string>(new[]
        {
            "event: connected\nid: 0\ndata: {}\n\n" + First + "id: 2\ndata: {\"id\":\"b\"",
            "event: gap\nid: 1\ndata: {\"reason\":\"TOO_OLD\",\"since\":\"x\"}\n\n" + First + Second,
        });
        var client = ClientOf(new FakeHandler(request =>
        {
            positions.Add(request.Headers.TryGetValues("Last-Event-ID", out var values) ? values.Single() : "none");
            return Task.FromResult(StreamOf(answers.Dequeue()));
        }));
        var notes = new List<string>();
        var options = new ListenOptions { OnConnected = notes.Add, OnGap = gap => notes.Add(gap.Reason) };
        using (var events = client.Sandbox.Events(options))
        {
            var first = await events.NextAsync();
            Check.Equal("Grüße 🚗", ((OrderCreatedEvent)first.Event).Json["data"] is JsonObject data ? data["x"] : null);
            Check.Equal("1", first.Position);
            var second = await events.NextAsync();
            Check.Equal("a.later_one 2", second.Event.Type + " " + second.Position);
        }
        Check.Equal("none,1", string.Join(",", positions));
        Check.Equal("0,TOO_OLD", string.Join(",", notes));
    }

    private static async Task RefusesAPage()
    {
        var client = ClientOf(new FakeHandler(request => Task.FromResult(new HttpResponseMessage { Content = new StringContent("<h1>Sign in") })));
        var error = await Check.ThrowsAsync<ApiException>(() => client.Sandbox.Events().NextAsync());
        Check.Equal("HTTP_200", error.Code);
    }

    private static async Task GivesUpUnreached()
    {
        var client = ClientOf(new FakeHandler(request => throw new HttpRequestException("", new IOException())));
        await Check.ThrowsAsync<ConnectionException>(() => client.Sandbox.Events().NextAsync());
    }

    private static async Task ContinuesAfterCancellation()
    {
        var count = 0;
        var client = ClientOf(new FakeHandler(request => Task.FromResult(count++ == 0 ? StreamOf("", isOpen: true) : StreamOf(First))));
        var events = client.Sandbox.Events();
        using (var cancellation = new CancellationTokenSource(30))
        {
            await Check.ThrowsAsync<OperationCanceledException>(() => events.NextAsync(cancellation.Token));
        }
        Check.Equal("a", (await events.NextAsync()).Event.Id);
    }

    private static async Task EndsWhenDisposed()
    {
        var handler = new FakeHandler(request => Task.FromResult(StreamOf("", isOpen: true)));
        var events = ClientOf(handler).Sandbox.Events();
        var waiting = events.NextAsync();
        await Task.Delay(30);
        events.Dispose();
        await Check.ThrowsAsync<ObjectDisposedException>(() => waiting);
        await Check.ThrowsAsync<ObjectDisposedException>(() => events.NextAsync());
        Check.Equal(1, handler.Calls.Count);
    }

    /// <summary>Gives its bytes in pieces of three, and then ends or waits for ever.</summary>
    private sealed class PieceStream : MemoryStream
    {
        private readonly bool isOpen;

        internal PieceStream(byte[] bytes, bool isOpen) : base(bytes)
        {
            this.isOpen = isOpen;
        }

        public override async Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
        {
            if (isOpen && Position == Length) await Task.Delay(Timeout.Infinite, cancellationToken);
            return Read(buffer, offset, Math.Min(count, 3));
        }
    }
}
