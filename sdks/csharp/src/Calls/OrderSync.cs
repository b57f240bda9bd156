// Follows the changes of all orders by polling with `updatedSince` and an overlap, each change once.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>The state of a run of <c>Orders.Sync</c>: store it, and give it to the next run.</summary>
    public sealed class SyncCheckpoint
    {
        /// <summary>A run that begins at this time.</summary>
        /// <param name="since">The time.</param>
        /// <param name="seen">The changes that were returned already.</param>
        public SyncCheckpoint(DateTimeOffset since, IEnumerable<string> seen = null)
        {
            Since = since;
            Seen = (seen ?? Enumerable.Empty<string>()).ToList();
        }

        /// <summary>Everything before this was returned.</summary>
        public DateTimeOffset Since { get; }

        /// <summary>The changes of the last minute before it that were returned, as <c>id@updatedAt</c>.</summary>
        public IReadOnlyList<string> Seen { get; }

        /// <summary>Reads what <see cref="ToJson"/> has written.</summary>
        /// <param name="json">The text.</param>
        /// <exception cref="FormatException">The text is no checkpoint.</exception>
        public static SyncCheckpoint Parse(string json)
        {
            var fields = JsonText.ParseObject(json);
            var since = Times.Read(fields["since"]) ?? throw new FormatException("The checkpoint has no time.");
            var seen = fields["seen"] as IEnumerable<object> ?? Enumerable.Empty<object>();
            return new SyncCheckpoint(since, seen.OfType<string>());
        }

        /// <summary>The checkpoint as text.</summary>
        public string ToJson() => JsonText.Write(new JsonObject { { "since", Times.Text(Since) }, { "seen", Seen } });
    }

    /// <summary>Changed orders, the earliest change first. It is used by one thread.</summary>
    public sealed class OrderSync
    {
        private const int PageSize = 100;

        /// <summary>Changes that are written at the same time can become visible out of order.</summary>
        private static readonly TimeSpan Overlap = TimeSpan.FromSeconds(60);

        private static readonly TimeSpan DefaultPoll = TimeSpan.FromSeconds(30);

        private readonly OrdersApi orders;
        private readonly Dictionary<string, DateTimeOffset> seen = new Dictionary<string, DateTimeOffset>();
        private DateTimeOffset since;
        private Queue<Order> found;

        internal OrderSync(OrdersApi orders, SyncCheckpoint start)
        {
            this.orders = orders;
            since = start.Since;
            foreach (var key in start.Seen)
            {
                // A key that names no time is of no use and is dropped.
                seen[key] = Times.Read(key.Substring(key.LastIndexOf('@') + 1)) ?? DateTimeOffset.MinValue;
            }
        }

        /// <summary>The current state: the order that was returned last counts as done.</summary>
        public SyncCheckpoint Checkpoint
        {
            get
            {
                DropOldKeys();
                return new SyncCheckpoint(since, seen.Keys);
            }
        }

        /// <summary>The next changed order; null when it has caught up, and then the next call polls again.</summary>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public async Task<Order> NextAsync(CancellationToken cancellationToken = default(CancellationToken))
        {
            if (found == null) found = await ReadChangesAsync(cancellationToken).ConfigureAwait(false);
            while (found.Count > 0)
            {
                var order = found.Dequeue();
                if (!seen.ContainsKey(KeyOf(order))) return Note(order);
            }
            found = null;
            DropOldKeys();
            return null;
        }

        /// <summary>Calls a function with each change, one after the other, until it is cancelled.</summary>
        /// <param name="handle">The function.</param>
        /// <param name="poll">The pause after it has caught up. Default: 30 s.</param>
        /// <param name="cancellationToken">Ends it, with an <see cref="OperationCanceledException"/>.</param>
        public async Task ForEachAsync(
            Func<Order, Task> handle, TimeSpan? poll = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            Checks.Given("a function", handle);
            var pause = Checks.Duration(nameof(poll), poll ?? DefaultPoll);
            for (; ; )
            {
                cancellationToken.ThrowIfCancellationRequested();
                var order = await NextAsync(cancellationToken).ConfigureAwait(false);
                if (order == null) await Task.Delay(pause, cancellationToken).ConfigureAwait(false);
                else await handle(order).ConfigureAwait(false);
            }
        }

        private static string KeyOf(Order order) => order.Id + "@" + order.Json["updatedAt"];

        private static DateTimeOffset Earlier(DateTimeOffset time)
        {
            return time - DateTimeOffset.MinValue > Overlap ? time - Overlap : time;
        }

        private async Task<Queue<Order>> ReadChangesAsync(CancellationToken cancellation)
        {
            var query = new OrderQuery { UpdatedSince = Earlier(since), Limit = PageSize };
            var listed = await orders.ListAll(query).ToListAsync(cancellation).ConfigureAwait(false);
            return new Queue<Order>(listed.OrderBy(each => each.UpdatedAt));
        }

        private Order Note(Order order)
        {
            seen[KeyOf(order)] = order.UpdatedAt;
            if (order.UpdatedAt > since) since = order.UpdatedAt;
            return order;
        }

        /// <summary>Changes older than the overlap are not read again.</summary>
        private void DropOldKeys()
        {
            foreach (var key in seen.Where(each => each.Value < Earlier(since)).Select(each => each.Key).ToList()) seen.Remove(key);
        }
    }
}
