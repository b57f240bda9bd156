// One attempt of a call: sends it, waits for the whole answer, and throws the reason if none came.
using System;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    internal sealed class Attempt
    {
        private const int BufferBytes = 64 * 1024;

        /// <summary>More than any error of the service.</summary>
        internal const int MaxJsonBytes = 16 * 1024 * 1024;

        /// <summary>Maximum time of the whole attempt.</summary>
        internal TimeSpan Timeout;

        /// <summary>Maximum time until the answer begins.</summary>
        internal TimeSpan AnswerWithin;

        /// <summary>Whether the service has answered this client before.</summary>
        internal bool IsReached;

        /// <summary>More bytes of a good answer are not read.</summary>
        internal int MaxBytes;

        internal Task<T> RunAsync<T>(
            HttpClient http, HttpRequestMessage request, Func<Answer, T> read, CancellationToken cancellation)
        {
            return SendAsync(http, request, (response, ending) => ReadAsync(response, read, ending), cancellation);
        }

        /// <summary>Ends when an answer of this type begins; the caller reads and disposes it.</summary>
        internal Task<HttpResponseMessage> OpenAsync(
            HttpClient http, HttpRequestMessage request, string mediaType, CancellationToken cancellation)
        {
            return SendAsync(
                http,
                request,
                (response, ending) =>
                    response.IsSuccessStatusCode && response.Content.Headers.ContentType?.MediaType == mediaType
                        ? Task.FromResult(response)
                        : ReadAsync<HttpResponseMessage>(response, answer => throw answer.NotFromService(), ending),
                cancellation);
        }

        private async Task<T> SendAsync<T>(
            HttpClient http,
            HttpRequestMessage request,
            Func<HttpResponseMessage, CancellationToken, Task<T>> use,
            CancellationToken cancellation)
        {
            cancellation.ThrowIfCancellationRequested();
            var limit = AnswerWithin < Timeout ? AnswerWithin : Timeout;
            using (var ending = CancellationTokenSource.CreateLinkedTokenSource(cancellation))
            {
                try
                {
                    var clock = Stopwatch.StartNew();
                    ending.CancelAfter(limit);
                    var sending = http.SendAsync(request, HttpCompletionOption.ResponseHeadersRead, ending.Token);
                    var response = await Cancellable.WaitAsync(sending, ending.Token).ConfigureAwait(false);
                    limit = Timeout;
                    var remaining = limit - clock.Elapsed;
                    ending.CancelAfter(remaining > TimeSpan.Zero ? remaining : TimeSpan.Zero);
                    return await use(response, ending.Token).ConfigureAwait(false);
                }
                catch (Exception error) when (!(error is HandoverException))
                {
                    cancellation.ThrowIfCancellationRequested();
                    if (!ending.IsCancellationRequested) throw ConnectionFailure.Describe(request.RequestUri, error, IsReached);
                    var seconds = limit.TotalSeconds.ToString(CultureInfo.InvariantCulture);
                    throw new ConnectionException("No answer within " + seconds + " s.", error, isUncertain: true, isTimedOut: true);
                }
            }
        }

        private async Task<T> ReadAsync<T>(HttpResponseMessage response, Func<Answer, T> read, CancellationToken cancellation)
        {
            using (response)
            {
                var answer = new Answer(response, await ReadBodyAsync(response, cancellation).ConfigureAwait(false));
                return answer.IsGood ? read(answer) : throw ErrorReader.Read(answer);
            }
        }

        private async Task<byte[]> ReadBodyAsync(HttpResponseMessage response, CancellationToken cancellation)
        {
            var maxBytes = response.IsSuccessStatusCode ? MaxBytes : MaxJsonBytes;
            var length = response.Content.Headers.ContentLength;
            if (length > maxBytes) throw new ResponseTooLargeException(maxBytes);
            using (var stream = await response.Content.ReadAsStreamAsync().ConfigureAwait(false))
            using (var body = new MemoryStream())
            {
                var buffer = new byte[BufferBytes];
                for (; ; )
                {
                    var reading = stream.ReadAsync(buffer, 0, buffer.Length, cancellation);
                    var count = await Cancellable.WaitAsync(reading, cancellation).ConfigureAwait(false);
                    if (count == 0) break;
                    body.Write(buffer, 0, count);
                    if (body.Length > maxBytes) throw new ResponseTooLargeException(maxBytes);
                }
                // Not every HTTP client reports that an answer is shorter than announced.
                if (length > body.Length) throw new IOException("The answer ended after " + body.Length + " of " + length + " bytes.");
                return body.ToArray();
            }
        }
    }
}
