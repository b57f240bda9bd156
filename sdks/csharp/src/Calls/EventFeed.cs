// Events as they happen, each once.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>Events as they happen, each once. It is used by one thread.</summary>
    public sealed class EventFeed
    {
        internal const int PageSize = 100;
        private static readonly TimeSpan DefaultPoll = TimeSpan.FromSeconds(10);

        private readonly Func<string, CancellationToken, Task<EventPage>> read;
        private EventPage page;
        private int handled;

        internal EventFeed(string cursor, Func<string, CancellationToken, Task<EventPage>> read)
        {
            Cursor = cursor;
            this.read = read;
        }

        /// <summary>
        /// Where the next run continues, as its <see cref="EventQuery.Cursor"/>; null before the first page was handled. A run that
        /// ended within a page gets the events of that page again: recognise them by their id.
        /// </summary>
        public string Cursor { get; private set; }

        /// <summary>The next event; null when it has caught up, and then the next call polls again.</summary>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public async Task<WebhookEvent> NextAsync(CancellationToken cancellationToken = default(CancellationToken))
        {
            for (; ; )
            {
                if (page == null)
                {
                    page = await read(Cursor, cancellationToken).ConfigureAwait(false);
                    handled = 0;
                }
                if (handled < page.Data.Count) return page.Data[handled++];
                Cursor = page.ResumeCursor;
                var isCaughtUp = page.NextCursor == null;
                page = null;
                if (isCaughtUp) return null;
            }
        }

        /// <summary>Calls a function with each event, one after the other, until it is cancelled.</summary>
        /// <param name="handle">The function.</param>
        /// <param name="poll">The pause after it has caught up. Default: 10 s.</param>
        /// <param name="cancellationToken">Ends it, with an <see cref="OperationCanceledException"/>.</param>
        public async Task ForEachAsync(
            Func<WebhookEvent, Task> handle, TimeSpan? poll = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            Checks.Given("a function", handle);
            var pause = Checks.Duration(nameof(poll), poll ?? DefaultPoll);
            for (; ; )
            {
                cancellationToken.ThrowIfCancellationRequested();
                var next = await NextAsync(cancellationToken).ConfigureAwait(false);
                if (next == null) await Task.Delay(pause, cancellationToken).ConfigureAwait(false);
                else await handle(next).ConfigureAwait(false);
            }
        }
    }
}
