// The reason of a call without an answer, and whether a repetition can help.
package com.handover.sdk;

import com.handover.sdk.ConnectionException.Outcome;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NoRouteToHostException;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;

final class ConnectionErrors {
  private static final int MAX_CAUSES = 10;
  private static final List<Class<? extends Throwable>> UNTRUSTED =
      List.of(CertificateException.class, CertPathBuilderException.class, CertPathValidatorException.class);
  private static final List<Class<? extends Throwable>> NO_HTTP = List.of(ProtocolException.class);
  private static final List<Class<? extends Throwable>> UNRESOLVED =
      List.of(UnresolvedAddressException.class, UnknownHostException.class);
  private static final List<Class<? extends Throwable>> LATE = List.of(HttpConnectTimeoutException.class);
  /** The request follows the handshake of TLS. */
  private static final List<Class<? extends Throwable>> NEVER_SENT =
      List.of(ConnectException.class, NoRouteToHostException.class, SSLHandshakeException.class);

  /** The HTTP client has no class for a proxy that does not connect. */
  private static final String REFUSED_TUNNEL = "Tunnel failed";

  private ConnectionErrors() {}

  /** {@code isReached}: the service has answered this client before, so its address is right. */
  static HandoverException convert(Target target, Throwable thrown, boolean isReached) {
    List<Throwable> causes = causesOf(thrown);
    for (Throwable cause : causes) if (cause instanceof HandoverException known) return known;
    if (has(causes, UNTRUSTED)) {
      String reason = causes.get(causes.size() - 1).getMessage();
      return error("The certificate of " + target + " cannot be trusted: " + reason + ".", thrown, Outcome.PERMANENT);
    }
    if (isWithoutTls(causes)) {
      String question = " does not speak TLS: is the port right, or should the address begin with http://?";
      return error(target + question, thrown, Outcome.PERMANENT);
    }
    if (!isReached && has(causes, NO_HTTP)) {
      String question = " does not speak HTTP: is the port right, or should the address begin with https://?";
      return error(target + question, thrown, Outcome.PERMANENT);
    }
    if (has(causes, UNRESOLVED)) return unresolved(target.resolvedHost(), thrown, isReached);
    return neverSentOrBroken(target, thrown, causes);
  }

  private static ConnectionException neverSentOrBroken(Target target, Throwable thrown, List<Throwable> causes) {
    if (has(causes, LATE)) {
      String message = target + " cannot be reached: no connection was made in time.";
      return new ConnectionException(message, thrown, Outcome.NEVER_SENT, true);
    }
    String why = reasonOf(causes);
    if (has(causes, NEVER_SENT) || why.contains(REFUSED_TUNNEL)) {
      return error(target + " cannot be reached" + why + ".", thrown, Outcome.NEVER_SENT);
    }
    return error("The connection to " + target + " broke before the whole answer was there" + why + ".", thrown, Outcome.UNKNOWN);
  }

  /** A resolver that is out of order for a while is no proof that the host does not exist. */
  private static ConnectionException unresolved(String host, Throwable thrown, boolean isReached) {
    if (isReached || isTemporary(host)) {
      return error("The address of " + host + " cannot be found at the moment.", thrown, Outcome.NEVER_SENT);
    }
    return error("There is no host " + host + ": is the address right?", thrown, Outcome.PERMANENT);
  }

  /** The HTTP client does not say why a name has no address. */
  private static boolean isTemporary(String host) {
    try {
      InetAddress.getByName(host);
      return true;
    } catch (UnknownHostException error) {
      return String.valueOf(error.getMessage()).contains("Temporary failure");
    }
  }

  private static boolean isWithoutTls(List<Throwable> causes) {
    return causes.stream()
        .anyMatch(each -> each instanceof SSLException && String.valueOf(each.getMessage()).contains("SSL message"));
  }

  private static boolean has(List<Throwable> causes, List<Class<? extends Throwable>> types) {
    return causes.stream().anyMatch(cause -> types.stream().anyMatch(type -> type.isInstance(cause)));
  }

  private static String reasonOf(List<Throwable> causes) {
    return causes.stream()
        .map(Throwable::getMessage)
        .filter(message -> message != null && !message.isEmpty())
        .reduce((outer, inner) -> inner)
        .map(message -> " (" + message + ")")
        .orElse("");
  }

  private static ConnectionException error(String message, Throwable cause, Outcome outcome) {
    return new ConnectionException(message, cause, outcome, false);
  }

  private static List<Throwable> causesOf(Throwable thrown) {
    List<Throwable> causes = new ArrayList<>();
    for (Throwable each = thrown; each != null && causes.size() < MAX_CAUSES; each = each.getCause()) causes.add(each);
    return causes;
  }
}
