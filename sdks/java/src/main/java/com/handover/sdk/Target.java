// Where calls go, for the texts of errors.
package com.handover.sdk;

import java.net.InetSocketAddress;
import java.net.URI;

/** {@code proxy} is null for a call without a proxy of the environment. */
record Target(URI url, InetSocketAddress proxy) {
  /** Such as {@code handover.example:8443 through the proxy proxy.example:3128}. */
  @Override
  public String toString() {
    String host = url.getRawAuthority();
    return proxy == null ? host : host + " through the proxy " + proxy.getHostString() + ":" + proxy.getPort();
  }

  /** The host whose address this machine looks up. */
  String resolvedHost() {
    return proxy == null ? url.getHost() : proxy.getHostString();
  }
}
