// Tests over a real connection: what the HTTP client of the runtime must not do by itself.
using System;
using System.Collections.Generic;
using System.Net;
using System.Net.Sockets;
using System.Text;
using System.Threading.Tasks;
using Handover;

internal static class ConnectionTests
{
    internal static void AddTo(List<KeyValuePair<string, Func<Task>>> tests)
    {
        Action<string, Func<Task>> add = (name, test) => tests.Add(new KeyValuePair<string, Func<Task>>(name, test));
        add("a lost answer on a reused connection is not hidden", ShowsLostAnswers);
        add("many calls run at once", RunsCallsAtOnce);
    }

    private static HandoverClient ClientOf(Server server)
    {
        return new HandoverClient(new HandoverOptions
        {
            Url = server.Url, ApiKey = "svc_test_x", GiveUpAfter = TimeSpan.Zero, Timeout = TimeSpan.FromSeconds(20),
        });
    }

    private static async Task ShowsLostAnswers()
    {
        // The second call of each connection is not answered.
        using (var server = new Server((number, ofConnection) => Task.FromResult(ofConnection == 1)))
        {
            var calls = new Func<HandoverClient, Task>[]
            {
                client => client.MeAsync(), client => client.Webhooks.DeleteAsync("x"), client => client.Sandbox.CreateInboxAsync(),
            };
            foreach (var call in calls)
            {
                using (var client = ClientOf(server))
                {
                    await client.MeAsync();
                    var before = server.Count;
                    var error = await Check.ThrowsAsync<ConnectionException>(() => call(client));
                    Check.Equal(true, error.IsUncertain);
                    Check.Equal(before + 1, server.Count);
                }
            }
        }
    }

    private static async Task RunsCallsAtOnce()
    {
        const int count = 12;
        var all = new TaskCompletionSource<bool>();
        // No call is answered before all have come.
        using (var server = new Server(async (number, ofConnection) =>
        {
            if (number == count) all.SetResult(true);
            return await all.Task;
        }))
        using (var client = ClientOf(server))
        {
            var calls = new List<Task>();
            for (var each = 0; each < count; each++) calls.Add(client.MeAsync());
            await Task.WhenAll(calls);
        }
    }

    /// <summary>Answers each call with an empty object, or closes the connection without an answer.</summary>
    private sealed class Server : IDisposable
    {
        private readonly TcpListener listener = new TcpListener(IPAddress.Loopback, 0);
        private readonly Func<int, int, Task<bool>> isAnswered;
        private int count;

        internal Server(Func<int, int, Task<bool>> isAnswered)
        {
            this.isAnswered = isAnswered;
            listener.Start();
            Accept();
        }

        internal string Url => "http://" + listener.LocalEndpoint;

        internal int Count => count;

        public void Dispose() => listener.Stop();

        private async void Accept()
        {
            try
            {
                for (; ; ) Serve(await listener.AcceptTcpClientAsync());
            }
            catch (Exception error) when (error is ObjectDisposedException || error is SocketException)
            {
                // The listener was stopped.
            }
        }

        private async void Serve(TcpClient connection)
        {
            using (connection)
            {
                var stream = connection.GetStream();
                var buffer = new byte[16 * 1024];
                for (var ofConnection = 1; await stream.ReadAsync(buffer, 0, buffer.Length) > 0; ofConnection++)
                {
                    if (!await isAnswered(System.Threading.Interlocked.Increment(ref count), ofConnection)) return;
                    var answer = Encoding.ASCII.GetBytes("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
                    await stream.WriteAsync(answer, 0, answer.Length);
                }
            }
        }
    }
}
