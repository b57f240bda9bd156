// Sends a call until it is answered: authorises it, repeats it by the plan, and never causes an effect twice.
using System;
using System.Diagnostics;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    internal sealed class Sender : IDisposable
    {
        /// <summary>A file with a wrong checksum is fetched once more.</summary>
        private const int MaxDownloads = 2;

        /// <summary>The .NET Framework would otherwise send only two calls at once.</summary>
        private const int MaxConnections = 100;

        private readonly HttpClient http;
        private readonly TokenCache tokens;
        private volatile bool isReached;
        private volatile bool isDisposed;

        internal Sender(Settings settings, HttpMessageHandler handler)
        {
            Settings = settings;
            http = handler == null ? new HttpClient(NewHandler()) : new HttpClient(handler, disposeHandler: false);
            // The time limits are those of the attempts.
            http.Timeout = Timeout.InfiniteTimeSpan;
            if (settings.ApiKey == null) tokens = new TokenCache(FetchTokenAsync);
        }

        internal Settings Settings { get; }

        public void Dispose()
        {
            isDisposed = true;
            http.Dispose();
        }

        internal bool IsReached => isReached;

        internal Task<T> SendAsync<T>(Call<T> call, CancellationToken cancellation)
        {
            return AuthorizedAsync(call, bearer => RepeatAsync(call, bearer, cancellation), cancellation);
        }

        /// <summary>Begins an answer of this type, without repetitions; the caller reads and disposes it.</summary>
        internal Task<HttpResponseMessage> OpenAsync(Call<bool> call, string mediaType, CancellationToken cancellation)
        {
            return AuthorizedAsync(call, bearer => OpenAsync(call, bearer, mediaType, cancellation), cancellation);
        }

        private async Task<TResult> AuthorizedAsync<TResult, T>(
            Call<T> call, Func<string, Task<TResult>> send, CancellationToken cancellation)
        {
            for (var isRenewed = false; ; isRenewed = true)
            {
                var bearer = await BearerAsync(call.IsInDoubt, cancellation).ConfigureAwait(false);
                try
                {
                    return await send(bearer).ConfigureAwait(false);
                }
                catch (ApiException error) when (!isRenewed && tokens != null && IsRefusedToken(error))
                {
                    tokens.Discard(bearer);
                }
            }
        }

        /// <summary>The token has expired or another key signed it, for instance after a restore.</summary>
        private static bool IsRefusedToken(ApiException error)
        {
            return error.Code == ErrorCodes.TokenExpired || error.Code == ErrorCodes.InvalidToken;
        }

        private async Task<string> BearerAsync(bool isInDoubt, CancellationToken cancellation)
        {
            try
            {
                return Settings.ApiKey ?? await tokens.GetAsync(cancellation).ConfigureAwait(false);
            }
            catch (HandoverException error) when (isInDoubt)
            {
                // An attempt with the former token may have been executed.
                error.IsUncertain = true;
                throw;
            }
        }

        private async Task<T> RepeatAsync<T>(Call<T> call, string bearer, CancellationToken cancellation)
        {
            var timeout = call.Options?.Timeout ?? Settings.Timeout;
            var clock = Stopwatch.StartNew();
            var mismatches = 0;
            for (var attempts = 1; ; attempts++)
            {
                try
                {
                    return await AttemptAsync(call, bearer, timeout, attempts, cancellation).ConfigureAwait(false);
                }
                catch (HandoverException error)
                {
                    call.IsInDoubt |= error.IsUncertain;
                    error.IsUncertain = call.IsInDoubt;
                    mismatches += error is ChecksumException ? 1 : 0;
                    if (mismatches >= MaxDownloads || !RetryPlan.ShouldRetry(error, call.IsRetryable)) throw;
                    var pause = RetryPlan.Pause(error, attempts, Settings.Pauses);
                    if (clock.Elapsed + pause > RepeatFor()) throw;
                    Settings.OnRetry?.Invoke(new Retry(call.Name, attempts, error, pause));
                    await Task.Delay(pause, cancellation).ConfigureAwait(false);
                }
            }
        }

        private async Task<T> AttemptAsync<T>(Call<T> call, string bearer, TimeSpan timeout, int attempts, CancellationToken cancellation)
        {
            var clock = Stopwatch.StartNew();
            Answer answered = null;
            var attempt = NewAttempt(call.MaxBytes, timeout);
            var result = await ReachAsync(call, bearer, message =>
                attempt.RunAsync(http, message, answer => call.Read(answered = answer), cancellation)).ConfigureAwait(false);
            var report = new AnsweredCall(call.Name, answered.Status, answered.RequestId, attempts, clock.Elapsed);
            Settings.OnResponse?.Invoke(report);
            call.Options?.OnResponse?.Invoke(report);
            return result;
        }

        private Task<HttpResponseMessage> OpenAsync(Call<bool> call, string bearer, string mediaType, CancellationToken cancellation)
        {
            var attempt = NewAttempt(call.MaxBytes, Settings.Timeout);
            return ReachAsync(call, bearer, message => attempt.OpenAsync(http, message, mediaType, cancellation));
        }

        private Attempt NewAttempt(int maxBytes, TimeSpan timeout)
        {
            return new Attempt
            {
                Timeout = timeout,
                AnswerWithin = isReached ? timeout : Settings.ReachWithin,
                IsReached = isReached,
                MaxBytes = maxBytes,
            };
        }

        /// <summary>Notes whether the service has answered; answers of something else in its place do not count.</summary>
        private async Task<TResult> ReachAsync<TResult, T>(Call<T> call, string bearer, Func<HttpRequestMessage, Task<TResult>> send)
        {
            if (isDisposed) throw new ObjectDisposedException(nameof(HandoverClient));
            try
            {
                using (var message = call.Message(Settings.BaseUrl, bearer))
                {
                    var result = await send(message).ConfigureAwait(false);
                    isReached = true;
                    return result;
                }
            }
            catch (ApiException error) when (error.IsFromService)
            {
                isReached = true;
                throw;
            }
        }

        private TimeSpan RepeatFor()
        {
            return isReached || Settings.GiveUpAfter < Settings.ReachWithin ? Settings.GiveUpAfter : Settings.ReachWithin;
        }

        private async Task<FetchedToken> FetchTokenAsync()
        {
            var form = "grant_type=client_credentials&client_id=" + Checks.Escaped("ClientId", Settings.ClientId)
                + "&client_secret=" + Checks.Escaped("ClientSecret", Settings.ClientSecret)
                + (Settings.Scopes == null ? "" : "&scope=" + Checks.Escaped("Scopes", string.Join(" ", Settings.Scopes)));
            var call = new Call<FetchedToken>
            {
                Method = "POST",
                Path = "/extern/oauth/token",
                Body = form,
                ContentType = "application/x-www-form-urlencoded",
                Read = FetchedToken.Read,
            };
            try
            {
                return await RepeatAsync(call, null, CancellationToken.None).ConfigureAwait(false);
            }
            catch (HandoverException error)
            {
                // The call that needs the token was not sent.
                error.IsUncertain = false;
                throw;
            }
        }

        private static HttpMessageHandler NewHandler()
        {
#if !NET8_0_OR_GREATER
            // Older runtimes begin without TLS 1.2; zero leaves the choice to the operating system.
            if (ServicePointManager.SecurityProtocol != 0) ServicePointManager.SecurityProtocol |= SecurityProtocolType.Tls12;
#endif
            return new HttpClientHandler
            {
                AllowAutoRedirect = false,
                UseCookies = false,
                MaxConnectionsPerServer = MaxConnections,
            };
        }
    }
}
