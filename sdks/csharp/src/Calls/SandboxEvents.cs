// The events of the sandbox as they happen: reconnects, and repeats none.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>An event of the sandbox, as a webhook would deliver it.</summary>
    public sealed class SandboxEvent
    {
        internal SandboxEvent(string position, string body, WebhookEvent message)
        {
            Position = position;
            Body = body;
            Event = message;
        }

        /// <summary>The position of the stream after this event: give it as <see cref="ListenOptions.LastEventId"/> to continue from here.</summary>
        public string Position { get; }

        /// <summary>Exactly the body that a webhook of this event has.</summary>
        public string Body { get; }

        /// <summary>The body, parsed.</summary>
        public WebhookEvent Event { get; }
    }

    /// <summary>Events that are no longer available; <c>Orders.Sync</c> gives the current state of the orders.</summary>
    public sealed class StreamGap : JsonRecord
    {
        internal StreamGap(JsonObject json) : base(json)
        {
        }

        /// <summary><c>TOO_OLD</c> or <c>UNKNOWN_POSITION</c>.</summary>
        public string Reason => GetText("reason");

        /// <summary>The stream continues from here.</summary>
        public string Since => GetText("since");
    }

    /// <summary>Options for listening to the sandbox.</summary>
    public sealed class ListenOptions
    {
        /// <summary>The position of the last received event; without one, the stream starts now.</summary>
        public string LastEventId { get; set; }

        /// <summary>Called each time the stream is connected, with a position to continue from.</summary>
        public Action<string> OnConnected { get; set; }

        /// <summary>Called when events since the position are no longer available.</summary>
        public Action<StreamGap> OnGap { get; set; }
    }

    /// <summary>The events of the sandbox as they happen, without a public address. One thread reads them; any thread can dispose it.</summary>
    public sealed class SandboxEvents : IDisposable
    {
        /// <summary>The service repeats no event; the ids are a second guarantee for callers that act on each event once.</summary>
        private const int MaxRememberedIds = 2000;

        private readonly Sender sender;
        private readonly ListenOptions options;
        private readonly HashSet<string> seen = new HashSet<string>();
        private readonly Queue<string> order = new Queue<string>();
        private readonly Stopwatch clock = Stopwatch.StartNew();
        private readonly CancellationTokenSource closing = new CancellationTokenSource();
        private EventConnection connection;
        private string position;
        private int failures;

        internal SandboxEvents(Sender sender, ListenOptions options)
        {
            this.sender = sender;
            this.options = options;
            position = options.LastEventId;
        }

        /// <summary>Waits for the next event. After an interruption it connects again, as often as needed.</summary>
        /// <param name="cancellationToken">Ends the waiting; the next call continues without a gap.</param>
        /// <exception cref="ObjectDisposedException">It was disposed, before this call or while it waited.</exception>
        public async Task<SandboxEvent> NextAsync(CancellationToken cancellationToken = default(CancellationToken))
        {
            using (var ending = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken, closing.Token))
            {
                try
                {
                    return await WaitAsync(ending.Token).ConfigureAwait(false);
                }
                catch (Exception) when (closing.IsCancellationRequested && !cancellationToken.IsCancellationRequested)
                {
                    throw new ObjectDisposedException(nameof(SandboxEvents));
                }
            }
        }

        /// <summary>Calls a function with each event, one after the other, until it is cancelled.</summary>
        /// <param name="handle">The function.</param>
        /// <param name="cancellationToken">Ends it, with an <see cref="OperationCanceledException"/>.</param>
        public async Task ForEachAsync(Func<SandboxEvent, Task> handle, CancellationToken cancellationToken = default(CancellationToken))
        {
            Checks.Given("a function", handle);
            for (; ; ) await handle(await NextAsync(cancellationToken).ConfigureAwait(false)).ConfigureAwait(false);
        }

        /// <summary>Closes the connection, and ends a call of <see cref="NextAsync"/> that waits.</summary>
        public void Dispose()
        {
            closing.Cancel();
            Disconnect();
        }

        private void Disconnect() => Interlocked.Exchange(ref connection, null)?.Dispose();

        private async Task<SandboxEvent> WaitAsync(CancellationToken cancellation)
        {
            for (; ; )
            {
                cancellation.ThrowIfCancellationRequested();
                try
                {
                    var open = connection ?? await EventConnection.OpenAsync(sender, position, cancellation).ConfigureAwait(false);
                    connection = open;
                    var found = Take(await open.NextAsync(cancellation).ConfigureAwait(false));
                    if (found != null) return found;
                }
                catch (Exception error)
                {
                    Disconnect();
                    if (!(error is HandoverException failed) || !RetryPlan.ShouldRetry(failed, isRetryable: true)) throw;
                    if (!await PauseAsync(failed, cancellation).ConfigureAwait(false)) throw;
                }
            }
        }

        /// <summary>Null for a message that is no new event.</summary>
        private SandboxEvent Take(StreamMessage message)
        {
            failures = 0;
            if (message.Event == "connected")
            {
                position = message.Id;
                options.OnConnected?.Invoke(message.Id);
                return null;
            }
            var json = Parse(message.Data);
            position = message.Id;
            if (message.Event == "gap")
            {
                options.OnGap?.Invoke(new StreamGap(json));
                return null;
            }
            var found = WebhookEvent.Read(json);
            return Remember(found.Id ?? "") ? new SandboxEvent(message.Id, message.Data, found) : null;
        }

        private static JsonObject Parse(string data)
        {
            try
            {
                return JsonText.ParseObject(data);
            }
            catch (FormatException error)
            {
                throw new ConnectionException("A message of the stream is no JSON.", error, isUncertain: true);
            }
        }

        /// <summary>False if the event came before.</summary>
        private bool Remember(string id)
        {
            if (!seen.Add(id)) return false;
            order.Enqueue(id);
            if (order.Count > MaxRememberedIds) seen.Remove(order.Dequeue());
            return true;
        }

        /// <summary>False if it is given up: a stream that was never connected, like a first call; a connected one never.</summary>
        private async Task<bool> PauseAsync(HandoverException error, CancellationToken cancellation)
        {
            failures++;
            var pause = RetryPlan.Pause(error, failures, sender.Settings.Pauses);
            if (!sender.IsReached && clock.Elapsed + pause > sender.Settings.ReachWithin) return false;
            sender.Settings.OnRetry?.Invoke(new Retry("GET /extern/sandbox/events", failures, error, pause));
            await Task.Delay(pause, cancellation).ConfigureAwait(false);
            return true;
        }
    }
}
