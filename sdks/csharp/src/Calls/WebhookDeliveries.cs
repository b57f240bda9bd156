// The deliveries of webhook endpoints: list, read, send again.
using System;
using System.Globalization;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>Filters of a list of deliveries.</summary>
    public sealed class DeliveryQuery
    {
        /// <summary>Only deliveries in this state, see <see cref="WebhookDeliveryStates"/>; <c>FAILED</c> means retrying or given up.</summary>
        public string State { get; set; }

        /// <summary>Only deliveries of this event, see <see cref="EventNames"/>.</summary>
        public string Event { get; set; }

        /// <summary>Only deliveries of this order: its id, order number or request number.</summary>
        public string Order { get; set; }

        /// <summary>Items per page, 1 to 100. Default: 20.</summary>
        public int? Limit { get; set; }

        /// <summary>The <see cref="Page{T}.NextCursor"/> of the previous page.</summary>
        public string Cursor { get; set; }
    }

    public sealed partial class WebhooksApi
    {
        /// <summary>Reads one page of deliveries of the last 30 days, newest first.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="query">Filters.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Page<WebhookDelivery>> DeliveriesAsync(
            string id, DeliveryQuery query = null, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return ReadDeliveriesAsync(id, query, query?.Cursor, options, cancellationToken);
        }

        /// <summary>A reader of all deliveries of the last 30 days, newest first.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="query">Filters; a cursor is where it begins.</param>
        /// <param name="options">Options of its calls.</param>
        public PageReader<WebhookDelivery> AllDeliveries(string id, DeliveryQuery query = null, CallOptions options = null)
        {
            return new PageReader<WebhookDelivery>(
                query?.Cursor, (cursor, cancellation) => ReadDeliveriesAsync(id, query, cursor, options, cancellation));
        }

        /// <summary>Reads a delivery with its message and all attempts.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="deliveryId">The delivery.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<WebhookDeliveryDetails> DeliveryAsync(
            string id, string deliveryId, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = OperationInput.Of(id);
            input.Path["deliveryId"] = deliveryId;
            return sender.CallAsync(
                OperationIds.GetWebhookDelivery, input, json => new WebhookDeliveryDetails(json), options, cancellationToken);
        }

        /// <summary>Sends a delivery again, with the same delivery id. Not repeated if its answer is lost.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="deliveryId">The delivery.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<WebhookDelivery> ResendAsync(
            string id, string deliveryId, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = With(id);
            input.Path["deliveryId"] = deliveryId;
            return sender.CallAsync(
                OperationIds.ResendWebhookDelivery, input, json => new WebhookDelivery(json), options, cancellationToken);
        }

        /// <summary>Sends everything again that failed since a time, at most 1,000 at once; returns how many.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="since">The time.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<long> ResendFailedAsync(
            string id, DateTimeOffset since, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = With(id, Bodies.With("failedSince", Times.Text(since)));
            return sender.CallAsync(
                OperationIds.ResendFailedWebhookDeliveries, input, json => new ResentWebhookDeliveries(json).Resent, options, cancellationToken);
        }

        private Task<Page<WebhookDelivery>> ReadDeliveriesAsync(
            string id, DeliveryQuery query, string cursor, CallOptions options, CancellationToken cancellation)
        {
            var input = OperationInput.Of(id);
            input.Query["state"] = query?.State;
            input.Query["event"] = query?.Event;
            input.Query["order"] = query?.Order;
            input.Query["limit"] = query?.Limit?.ToString(CultureInfo.InvariantCulture);
            input.Query["cursor"] = cursor;
            return sender.CallAsync(
                OperationIds.ListWebhookDeliveries,
                input,
                json => new Page<WebhookDelivery>(json, each => new WebhookDelivery(each)),
                options,
                cancellation);
        }
    }
}
