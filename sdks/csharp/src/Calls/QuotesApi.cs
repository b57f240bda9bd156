// Quotes: request, read, decide, download.
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>The calls about quotes. Ids are the request's id or number, or the quote's id or number.</summary>
    public sealed class QuotesApi
    {
        private readonly Sender sender;

        internal QuotesApi(Sender sender)
        {
            this.sender = sender;
        }

        /// <summary>Requests a quote. Never twice, whatever the retries.</summary>
        /// <param name="order">The order that the quote is for.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Order> RequestAsync(
            OrderCreation order, CreateOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return OrdersApi.CreateAsync(sender, OperationIds.RequestQuote, order, options, cancellationToken);
        }

        /// <summary>Reads a quote.</summary>
        /// <param name="id">The quote or its request.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Quote> GetAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAsync(OperationIds.GetQuote, OperationInput.Of(id), json => new Quote(json), options, cancellationToken);
        }

        /// <summary>Accepts the open quote, which is binding.</summary>
        /// <param name="id">The quote or its request.</param>
        /// <param name="version">Accepts only this version.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Quote> AcceptAsync(
            string id, long? version = null, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return DecideAsync(OperationIds.AcceptQuote, "ACCEPTED", id, Bodies.With("version", version), options, cancellationToken);
        }

        /// <summary>Declines the open quote.</summary>
        /// <param name="id">The quote or its request.</param>
        /// <param name="reason">The reason, if there is one.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Quote> DeclineAsync(
            string id, string reason = null, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return DecideAsync(OperationIds.DeclineQuote, "DECLINED", id, Bodies.With("reason", reason), options, cancellationToken);
        }

        /// <summary>Downloads the quote as PDF.</summary>
        /// <param name="id">The quote or its request.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<DownloadedFile> DownloadAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return Downloads.ReadAsync(sender, OperationIds.DownloadQuote, OperationInput.Of(id), null, options, cancellationToken);
        }

        private static bool IsDecided(ApiException error, string decision)
        {
            return error.Code == ErrorCodes.QuoteAlreadyDecided && decision.Equals(error.Details["status"]);
        }

        /// <summary>If the answer to a decision was lost, its repetition is refused as decided: then the quote is read.</summary>
        private async Task<Quote> DecideAsync(
            string operation, string decided, string id, JsonObject body, CallOptions options, CancellationToken cancellationToken)
        {
            var input = OperationInput.Of(id);
            input.Body = body;
            var call = Operations.Prepare(operation, input, answer => new Quote(answer.ReadJson()), options);
            call.IsRetryable = true;
            try
            {
                return await sender.SendAsync(call, cancellationToken).ConfigureAwait(false);
            }
            catch (ApiException error) when (call.IsInDoubt && IsDecided(error, decided))
            {
                return await GetAsync(id, options, cancellationToken).ConfigureAwait(false);
            }
        }
    }
}
