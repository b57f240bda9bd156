// Events by polling, in place of webhooks: lists them, and follows them from where an earlier run ended.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>Filters of events.</summary>
    public sealed class EventQuery
    {
        /// <summary>Only events of these types, see <see cref="EventNames"/>.</summary>
        public IEnumerable<string> Type { get; set; }

        /// <summary>Only events of this order: its id, order number or request number.</summary>
        public string Order { get; set; }

        /// <summary>Only events since then. Default: the last 30 days, if there is no cursor.</summary>
        public DateTimeOffset? Since { get; set; }

        /// <summary>Items per page, 1 to 100. Default: 20, and 100 to follow events.</summary>
        public int? Limit { get; set; }

        /// <summary>The <see cref="Page{T}.NextCursor"/> or <see cref="EventPage.ResumeCursor"/> of an earlier page.</summary>
        public string Cursor { get; set; }
    }

    /// <summary>The calls about events.</summary>
    public sealed class EventsApi
    {
        private readonly Sender sender;

        internal EventsApi(Sender sender)
        {
            this.sender = sender;
        }

        /// <summary>Reads one page of events, oldest first.</summary>
        /// <param name="query">Filters.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<EventPage> ListAsync(
            EventQuery query = null, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return ReadPageAsync(query, query?.Cursor, query?.Limit, options, cancellationToken);
        }

        /// <summary>Follows the events of the account by polling; none is left out.</summary>
        /// <param name="query">Filters; the cursor is where an earlier run ended.</param>
        public EventFeed Follow(EventQuery query = null)
        {
            return new EventFeed(query?.Cursor, (cursor, cancellation) =>
                ReadPageAsync(query, cursor, query?.Limit ?? EventFeed.PageSize, null, cancellation));
        }

        private Task<EventPage> ReadPageAsync(EventQuery query, string cursor, int? limit, CallOptions options, CancellationToken cancellation)
        {
            var input = new OperationInput
            {
                Query =
                {
                    ["type"] = query?.Type == null ? null : string.Join(",", query.Type),
                    ["order"] = query?.Order,
                    ["since"] = query?.Since == null ? null : Times.Text(query.Since.Value),
                    ["limit"] = limit?.ToString(CultureInfo.InvariantCulture),
                    ["cursor"] = cursor,
                },
            };
            return sender.CallAsync(OperationIds.ListEvents, input, json => new EventPage(json), options, cancellation);
        }
    }
}
