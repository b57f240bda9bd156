// Lists with pages: one page, or a reader of all of them.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>A page of a list.</summary>
    /// <typeparam name="T">The type of its items.</typeparam>
    public class Page<T> : JsonRecord
    {
        internal Page(JsonObject json, Func<JsonObject, T> read) : base(json)
        {
            if (!(json["data"] is IEnumerable<object>)) throw new FormatException("The answer is no list.");
            Data = GetRecords("data", read);
        }

        /// <summary>The items of this page.</summary>
        public IReadOnlyList<T> Data { get; }

        /// <summary>The cursor of the next page; null on the last one.</summary>
        public string NextCursor => GetText("nextCursor");
    }

    /// <summary>A page of events, oldest first.</summary>
    public sealed class EventPage : Page<WebhookEvent>
    {
        internal EventPage(JsonObject json) : base(json, WebhookEvent.Read)
        {
        }

        /// <summary>Where the next poll continues; never null. Store it.</summary>
        public string ResumeCursor => GetText("resumeCursor");
    }

    /// <summary>Reads a list page by page. It is used by one thread.</summary>
    /// <typeparam name="T">The type of the items.</typeparam>
    public sealed class PageReader<T>
    {
        private readonly Func<string, CancellationToken, Task<Page<T>>> read;
        private string cursor;
        private bool isAtEnd;

        internal PageReader(string cursor, Func<string, CancellationToken, Task<Page<T>>> read)
        {
            this.cursor = cursor;
            this.read = read;
        }

        /// <summary>Reads the next page; null after the last one. If it fails, the next call reads the same page.</summary>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public async Task<Page<T>> NextAsync(CancellationToken cancellationToken = default(CancellationToken))
        {
            if (isAtEnd) return null;
            var page = await read(cursor, cancellationToken).ConfigureAwait(false);
            cursor = page.NextCursor;
            isAtEnd = cursor == null;
            return page;
        }

        /// <summary>Calls a function with each item of the remaining pages, one after the other.</summary>
        /// <param name="handle">The function.</param>
        /// <param name="cancellationToken">Ends it.</param>
        public async Task ForEachAsync(Func<T, Task> handle, CancellationToken cancellationToken = default(CancellationToken))
        {
            Checks.Given("a function", handle);
            for (Page<T> page; (page = await NextAsync(cancellationToken).ConfigureAwait(false)) != null;)
            {
                foreach (var item in page.Data)
                {
                    cancellationToken.ThrowIfCancellationRequested();
                    await handle(item).ConfigureAwait(false);
                }
            }
        }

        /// <summary>Reads the items of the remaining pages.</summary>
        /// <param name="cancellationToken">Cancels it.</param>
        public async Task<IReadOnlyList<T>> ToListAsync(CancellationToken cancellationToken = default(CancellationToken))
        {
            var items = new List<T>();
            for (Page<T> page; (page = await NextAsync(cancellationToken).ConfigureAwait(false)) != null;) items.AddRange(page.Data);
            return items;
        }
    }
}
