// A handler that answers in place of the network, for tests.
using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;

/// <summary>Answers in place of the network.</summary>
internal sealed class FakeHandler : HttpMessageHandler
{
    private readonly Func<HttpRequestMessage, Task<HttpResponseMessage>> answer;

    internal FakeHandler(Func<HttpRequestMessage, Task<HttpResponseMessage>> answer)
    {
        this.answer = answer;
    }

    internal List<string> Calls { get; } = new List<string>();

    internal List<string> Bodies { get; } = new List<string>();

    protected override async Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken)
    {
        var body = request.Content == null ? "" : await request.Content.ReadAsStringAsync();
        lock (Calls)
        {
            Calls.Add(request.Method + " " + request.RequestUri);
            Bodies.Add(body);
        }
        return await answer(request);
    }
}
