// Orders: create, read, change, cancel, follow.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>Filters of a list of orders.</summary>
    public sealed class OrderQuery
    {
        /// <summary>Your own number: at most one order has it.</summary>
        public string ExternalOrderId { get; set; }

        /// <summary>Only orders that changed since then.</summary>
        public DateTimeOffset? UpdatedSince { get; set; }

        /// <summary>Only orders in one of these statuses, see <see cref="OrderStatuses"/>.</summary>
        public IEnumerable<string> Status { get; set; }

        /// <summary>Items per page, 1 to 100. Default: 20.</summary>
        public int? Limit { get; set; }

        /// <summary>The <see cref="Page{T}.NextCursor"/> of the previous page.</summary>
        public string Cursor { get; set; }
    }

    /// <summary>The calls about orders. Ids are the id, the order number, or the request number.</summary>
    public sealed class OrdersApi
    {
        private readonly Sender sender;

        internal OrdersApi(Sender sender)
        {
            this.sender = sender;
        }

        /// <summary>Creates an order, or a request if a quote is needed (<c>Kind</c>). Never twice, whatever the retries.</summary>
        /// <param name="order">The order.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Order> CreateAsync(
            OrderCreation order, CreateOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return CreateAsync(sender, OperationIds.CreateOrder, order, options, cancellationToken);
        }

        internal static Task<Order> CreateAsync(
            Sender sender, string operation, OrderCreation order, CreateOptions options, CancellationToken cancellationToken)
        {
            var input = new OperationInput
            {
                Headers =
                {
                    ["Idempotency-Key"] = options?.IdempotencyKey,
                    ["X-Sandbox-Scenario"] = options?.Scenario,
                    ["X-Sandbox-Mode"] = options?.Mode,
                },
                Body = Checks.Given("an order", order).Json,
            };
            return sender.CallAsync(operation, input, json => new Order(json), options, cancellationToken);
        }

        /// <summary>What <see cref="CreateAsync(OrderCreation, CreateOptions, CancellationToken)"/> would give now, or its error; creates nothing.</summary>
        /// <param name="order">The order.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<OrderCheck> CheckAsync(
            OrderCreation order, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = new OperationInput { Body = Checks.Given("an order", order).Json };
            return sender.CallAsync(OperationIds.CheckOrder, input, json => new OrderCheck(json), options, cancellationToken);
        }

        /// <summary>Reads an order.</summary>
        /// <param name="id">The order.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Order> GetAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAsync(OperationIds.GetOrder, OperationInput.Of(id), json => new Order(json), options, cancellationToken);
        }

        /// <summary>Reads one page of orders, newest first.</summary>
        /// <param name="query">Filters.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Page<Order>> ListAsync(
            OrderQuery query = null, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return ReadPageAsync(query, query?.Cursor, options, cancellationToken);
        }

        /// <summary>A reader of all pages of orders, newest first.</summary>
        /// <param name="query">Filters; a cursor is where it begins.</param>
        /// <param name="options">Options of its calls.</param>
        public PageReader<Order> ListAll(OrderQuery query = null, CallOptions options = null)
        {
            return new PageReader<Order>(query?.Cursor, (cursor, cancellation) => ReadPageAsync(query, cursor, options, cancellation));
        }

        /// <summary>Changes an order until pickup; only the fields that were set change.</summary>
        /// <param name="id">The order.</param>
        /// <param name="change">The fields.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Order> ChangeAsync(
            string id, OrderChange change, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = OperationInput.Of(id);
            input.Body = Checks.Given("a change", change).Json;
            return sender.CallAsync(OperationIds.ChangeOrder, input, json => new Order(json), options, cancellationToken);
        }

        /// <summary>Cancels an order until pickup, or withdraws a request.</summary>
        /// <param name="id">The order.</param>
        /// <param name="reason">The reason, if there is one.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Order> CancelAsync(
            string id, string reason = null, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = OperationInput.Of(id);
            input.Body = Bodies.With("reason", reason);
            return sender.CallAsync(OperationIds.CancelOrder, input, json => new Order(json), options, cancellationToken);
        }

        /// <summary>Reads the status of an order.</summary>
        /// <param name="id">The order.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<OrderStatus> StatusAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAsync(
                OperationIds.GetOrderStatus, OperationInput.Of(id), json => new OrderStatus(json), options, cancellationToken);
        }

        /// <summary>Reads position and arrival.</summary>
        /// <param name="id">The order.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Tracking> TrackingAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAsync(
                OperationIds.GetTracking, OperationInput.Of(id), json => new Tracking(json), options, cancellationToken);
        }

        /// <summary>Follows the changes of all orders: each once, polled with an overlap of 60 s.</summary>
        /// <param name="since">The start time.</param>
        public OrderSync Sync(DateTimeOffset since) => Sync(new SyncCheckpoint(since));

        /// <summary>Continues where an earlier run ended, and repeats nothing.</summary>
        /// <param name="checkpoint">Where the earlier run ended.</param>
        public OrderSync Sync(SyncCheckpoint checkpoint) => new OrderSync(this, Checks.Given("a checkpoint", checkpoint));

        private Task<Page<Order>> ReadPageAsync(OrderQuery query, string cursor, CallOptions options, CancellationToken cancellation)
        {
            var input = new OperationInput
            {
                Query =
                {
                    ["externalOrderId"] = query?.ExternalOrderId,
                    ["updatedSince"] = query?.UpdatedSince == null ? null : Times.Text(query.UpdatedSince.Value),
                    ["status"] = query?.Status == null ? null : string.Join(",", query.Status),
                    ["limit"] = query?.Limit?.ToString(CultureInfo.InvariantCulture),
                    ["cursor"] = cursor,
                },
            };
            return sender.CallAsync(
                OperationIds.ListOrders, input, json => new Page<Order>(json, each => new Order(each)), options, cancellation);
        }
    }

    internal static class Bodies
    {
        /// <summary>A body with one field, or an empty one if the value is null.</summary>
        internal static JsonObject With(string name, object value)
        {
            return value == null ? new JsonObject() : new JsonObject { { name, value } };
        }
    }
}
