// The reason of a call without an answer, and whether a repetition can help.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Sockets;
using System.Security.Authentication;

namespace Handover
{
    internal static class ConnectionFailure
    {
        /// <summary>The connection was never established, so that nothing was sent.</summary>
        private static readonly SocketError[] NeverConnected =
        {
            SocketError.ConnectionRefused, SocketError.HostNotFound, SocketError.TryAgain, SocketError.NoData,
            SocketError.HostUnreachable, SocketError.HostDown, SocketError.NetworkUnreachable, SocketError.NetworkDown,
        };

        /// <summary>The same of the .NET Framework and of older versions of Mono, which wrap a WebException.</summary>
        private static readonly WebExceptionStatus[] NeverSent =
        {
            WebExceptionStatus.ConnectFailure, WebExceptionStatus.NameResolutionFailure, WebExceptionStatus.ProxyNameResolutionFailure,
        };

        /// <param name="url">The URL that was called.</param>
        /// <param name="thrown">What the HTTP client threw.</param>
        /// <param name="isReached">The service has answered this client before, so its address is right.</param>
        internal static ConnectionException Describe(Uri url, Exception thrown, bool isReached)
        {
            var causes = CausesOf(thrown);
            var socket = causes.OfType<SocketException>().FirstOrDefault()?.SocketErrorCode;
            var web = causes.OfType<WebException>().FirstOrDefault()?.Status;
            var why = socket != null ? " (" + socket + ")" : web != null ? " (" + web + ")" : "";
            var host = url.Authority;
            if (IsUntrusted(causes, web))
            {
                return Permanent("The certificate of " + host + " cannot be trusted" + why + ": " + FirstLine(causes.Last().Message), thrown);
            }
            if (url.Scheme == Uri.UriSchemeHttps && IsWithoutTls(causes, web))
            {
                return Permanent(host + " speaks no TLS that this runtime knows: is the port right, or should the address begin with http://?", thrown);
            }
            if (!isReached && IsWithoutHttp(thrown, web))
            {
                return Permanent(host + " does not speak HTTP: is the port right, or should the address begin with https://?", thrown);
            }
            if (!isReached && (socket == SocketError.HostNotFound || web == WebExceptionStatus.NameResolutionFailure))
            {
                return Permanent("There is no host " + url.Host + why + ": is the address right?", thrown);
            }
            var isNeverSent = socket != null && NeverConnected.Contains(socket.Value) || web != null && NeverSent.Contains(web.Value);
            var message = isNeverSent ? host + " cannot be reached" : "The connection to " + host + " broke before the whole answer was there";
            return new ConnectionException(message + why + ".", thrown, isUncertain: !isNeverSent);
        }

        private static ConnectionException Permanent(string message, Exception thrown)
        {
            return new ConnectionException(message, thrown, isUncertain: false, isPermanent: true);
        }

        /// <summary>Mono names the fault CERTIFICATE_VERIFY_FAILED, .NET says "The remote certificate is invalid".</summary>
        private static bool IsUntrusted(IReadOnlyList<Exception> causes, WebExceptionStatus? web)
        {
            return web == WebExceptionStatus.TrustFailure || causes.Any(each => each is AuthenticationException)
                && causes.Any(each => each.Message.IndexOf("certificate", StringComparison.OrdinalIgnoreCase) >= 0);
        }

        private static bool IsWithoutTls(IReadOnlyList<Exception> causes, WebExceptionStatus? web)
        {
            return web == WebExceptionStatus.SecureChannelFailure || causes.Any(each => each is AuthenticationException);
        }

        /// <summary>The HTTP client throws without a cause if an answer came that is no HTTP.</summary>
        private static bool IsWithoutHttp(Exception thrown, WebExceptionStatus? web)
        {
#if NET8_0_OR_GREATER
            if (thrown is HttpRequestException failed) return failed.HttpRequestError == HttpRequestError.InvalidResponse;
#endif
            return web == WebExceptionStatus.ServerProtocolViolation || thrown is HttpRequestException && thrown.InnerException == null;
        }

        /// <summary>Mono adds the place in its source.</summary>
        private static string FirstLine(string text) => text.Split('\n')[0];

        private static IReadOnlyList<Exception> CausesOf(Exception thrown)
        {
            var causes = new List<Exception>();
            for (var each = thrown; each != null && causes.Count < 8; each = each.InnerException) causes.Add(each);
            return causes;
        }
    }
}
