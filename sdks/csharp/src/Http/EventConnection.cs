// One connection to a stream of server-sent events, as far as the service uses the format.
using System;
using System.Collections.Generic;
using System.IO;
using System.Net.Http;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>A message of the stream.</summary>
    internal sealed class StreamMessage
    {
        internal string Event = "";
        internal string Id = "";
        internal string Data = "";
    }

    internal sealed class EventConnection : IDisposable
    {
        private const int BufferBytes = 16 * 1024;
        private const int MaxLineBytes = 16 * 1024 * 1024;

        /// <summary>The service sends a heartbeat at least every 22 s; after this time the connection counts as dead.</summary>
        private static readonly TimeSpan IdleTimeout = TimeSpan.FromSeconds(60);

        private readonly HttpResponseMessage response;
        private readonly Stream stream;
        private readonly byte[] buffer = new byte[BufferBytes];
        private readonly Queue<StreamMessage> messages = new Queue<StreamMessage>();
        private readonly MemoryStream line = new MemoryStream();
        private StreamMessage current = new StreamMessage();

        private EventConnection(HttpResponseMessage response, Stream stream)
        {
            this.response = response;
            this.stream = stream;
        }

        internal static async Task<EventConnection> OpenAsync(Sender sender, string position, CancellationToken cancellation)
        {
            var input = new OperationInput { Headers = { ["Accept"] = "text/event-stream", ["Last-Event-ID"] = position } };
            var call = Operations.Prepare(OperationIds.ListenToSandbox, input, answer => true, null);
            var response = await sender.OpenAsync(call, "text/event-stream", cancellation).ConfigureAwait(false);
            return new EventConnection(response, await response.Content.ReadAsStreamAsync().ConfigureAwait(false));
        }

        public void Dispose() => response.Dispose();

        /// <summary>The next message. A connection that ends or is silent for too long throws.</summary>
        internal async Task<StreamMessage> NextAsync(CancellationToken cancellation)
        {
            while (messages.Count == 0) TakeBytes(await ReadAsync(cancellation).ConfigureAwait(false));
            return messages.Dequeue();
        }

        private async Task<int> ReadAsync(CancellationToken cancellation)
        {
            using (var ending = CancellationTokenSource.CreateLinkedTokenSource(cancellation))
            {
                try
                {
                    ending.CancelAfter(IdleTimeout);
                    var reading = stream.ReadAsync(buffer, 0, buffer.Length, ending.Token);
                    var count = await Cancellable.WaitAsync(reading, ending.Token).ConfigureAwait(false);
                    return count > 0 ? count : throw new IOException("The service has ended the stream.");
                }
                catch (Exception error) when (!cancellation.IsCancellationRequested)
                {
                    var isTimedOut = ending.IsCancellationRequested;
                    throw new ConnectionException("The stream of events ended.", error, isUncertain: true, isTimedOut: isTimedOut);
                }
            }
        }

        private void TakeBytes(int count)
        {
            for (var at = 0; at < count; at++)
            {
                if (buffer[at] == '\n') TakeLine();
                else line.WriteByte(buffer[at]);
            }
            if (line.Length > MaxLineBytes) throw new ResponseTooLargeException(MaxLineBytes);
        }

        private void TakeLine()
        {
            var text = Encoding.UTF8.GetString(line.ToArray()).TrimEnd('\r');
            line.SetLength(0);
            if (text == "")
            {
                if (current.Data != "") messages.Enqueue(current);
                current = new StreamMessage();
                return;
            }
            var colon = text.IndexOf(':');
            var name = colon < 0 ? text : text.Substring(0, colon);
            var value = colon < 0 ? "" : text.Substring(colon + 1);
            SetField(name, value.StartsWith(" ", StringComparison.Ordinal) ? value.Substring(1) : value);
        }

        private void SetField(string name, string value)
        {
            if (name == "event") current.Event = value;
            else if (name == "id") current.Id = value;
            else if (name == "data") current.Data = value;
        }
    }
}
