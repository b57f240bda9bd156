// Any operation of the description, called by its id.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>What an operation takes.</summary>
    public sealed class OperationInput
    {
        /// <summary>The parameters of the path.</summary>
        public IDictionary<string, string> Path { get; } = new Dictionary<string, string>(StringComparer.Ordinal);

        /// <summary>The parameters of the query; those that are null are not sent.</summary>
        public IDictionary<string, string> Query { get; } = new Dictionary<string, string>(StringComparer.Ordinal);

        /// <summary>Further headers; those that are null are not sent.</summary>
        public IDictionary<string, string> Headers { get; } = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);

        /// <summary>The body; null for none.</summary>
        public JsonObject Body { get; set; }

        internal static OperationInput Of(string id) => new OperationInput { Path = { ["id"] = id } };
    }

    internal static class Operations
    {
        /// <summary>These operations recognise a repetition by their key.</summary>
        private static readonly string[] WithIdempotencyKey =
        {
            OperationIds.CreateOrder, OperationIds.RequestQuote, OperationIds.OlderCreateOrder,
        };

        /// <summary>Sending these twice has two effects, so they are not repeated if their outcome is unknown.</summary>
        private static readonly string[] NotRetryable =
        {
            OperationIds.AcceptQuote, OperationIds.DeclineQuote, OperationIds.CreateWebhookSubscription,
            OperationIds.RollWebhookSubscriptionSecret, OperationIds.ResendWebhookDelivery, OperationIds.AdvanceSandboxOrder,
            OperationIds.MoveSandboxClock, OperationIds.OlderAdvance, OperationIds.CreateInbox,
        };

        /// <summary>Files and the stream of events; files have functions of their own.</summary>
        private static readonly string[] WithoutJson =
        {
            OperationIds.DownloadDocument, OperationIds.DownloadQuote, OperationIds.ListenToSandbox,
        };

        private static readonly Regex Parameter = new Regex(@"\{(\w+)\}", RegexOptions.CultureInvariant);

        /// <summary>Calls an operation whose answer is JSON.</summary>
        internal static Task<T> CallAsync<T>(
            this Sender sender, string id, OperationInput input, Func<JsonObject, T> read, CallOptions options, CancellationToken cancellation)
        {
            // A failure before the first step is thrown by the task too.
            return Deferred(() => sender.SendAsync(Prepare(id, input, answer => read(answer.ReadJson()), options), cancellation));
        }

        /// <summary>Calls any operation by its id; the answer is empty if there is none.</summary>
        internal static Task<JsonObject> CallAnyAsync(
            this Sender sender, string id, OperationInput input, CallOptions options, CancellationToken cancellation)
        {
            return Deferred(() =>
            {
                if (WithoutJson.Contains(id)) throw new ConfigurationException(id + " does not return JSON: call the method that the SDK has for it.");
                return sender.SendAsync(Prepare(id, input ?? new OperationInput(), ReadAny, options), cancellation);
            });
        }

        private static JsonObject ReadAny(Answer answer) => answer.Status == 204 ? new JsonObject() : answer.ReadJson();

        internal static async Task<T> Deferred<T>(Func<Task<T>> start) => await start().ConfigureAwait(false);

        /// <summary>The same for all attempts, also the key that identifies them.</summary>
        internal static Call<T> Prepare<T>(string id, OperationInput input, Func<Answer, T> read, CallOptions options)
        {
            var isKnown = OperationTable.All.TryGetValue(Checks.Given("the id of an operation", id), out var operation);
            if (!isKnown) throw new ConfigurationException("There is no operation " + id + ".");
            var call = new Call<T>
            {
                Method = operation.Key,
                Path = Parameter.Replace(operation.Value, found => Segment(found.Groups[1].Value, input)) + QueryOf(input.Query),
                Body = input.Body == null ? null : BodyOf(input.Body),
                IsRetryable = !NotRetryable.Contains(id),
                Read = read,
                Options = options,
            };
            if (options?.Timeout != null) Checks.Duration("Timeout", options.Timeout.Value);
            foreach (var header in input.Headers.Where(each => each.Value != null))
            {
                call.Headers[header.Key] = Checks.Header(header.Key, header.Value);
            }
            if (WithIdempotencyKey.Contains(id) && !call.Headers.ContainsKey("Idempotency-Key"))
            {
                call.Headers["Idempotency-Key"] = Guid.NewGuid().ToString();
            }
            return call;
        }

        private static string Segment(string name, OperationInput input)
        {
            input.Path.TryGetValue(name, out var value);
            return Checks.Segment(name, value);
        }

        private static string QueryOf(IDictionary<string, string> query)
        {
            var given = query.Where(each => each.Value != null);
            var text = string.Join("&", given.Select(each => each.Key + "=" + Checks.Escaped(each.Key, each.Value)));
            return text == "" ? "" : "?" + text;
        }

        private static string BodyOf(JsonObject body)
        {
            try
            {
                return JsonText.Write(body);
            }
            catch (ArgumentException error)
            {
                throw new ConfigurationException("The body cannot be sent: " + error.Message, error);
            }
        }
    }
}
