// The proxy for an address, as HTTPS_PROXY, HTTP_PROXY and NO_PROXY name it; otherwise that of the system properties.
package com.handover.sdk;

import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The proxy of a client.
 *
 * @param address null if the environment names none
 * @param authorization the header {@code Proxy-Authorization}, or null
 */
record EnvironmentProxy(ProxySelector selector, InetSocketAddress address, String authorization) {
  private static final Pattern LOOPBACK = Pattern.compile("localhost|\\[::1\\]|127(\\.\\d+){3}");
  private static final Pattern EXCLUSION = Pattern.compile("(?:\\*?\\.)?(\\[[^\\]]*\\]|[^:]*|.*?)(?::(\\d+))?");
  private static final int HTTP_PORT = 80;
  private static final int HTTPS_PORT = 443;

  static EnvironmentProxy find(URI url, Map<String, String> environment) {
    String name = url.getScheme().equals("https") ? "HTTPS_PROXY" : "HTTP_PROXY";
    String variable = valueOf(environment, name.toLowerCase(Locale.ROOT)).isEmpty() ? name : name.toLowerCase(Locale.ROOT);
    String given = valueOf(environment, variable);
    if (given.isEmpty()) return new EnvironmentProxy(ProxySelector.getDefault(), null, null);
    String lower = valueOf(environment, "no_proxy");
    String excluded = lower.isEmpty() ? valueOf(environment, "NO_PROXY") : lower;
    // A proxy cannot reach the loopback address of this machine.
    boolean isDirect = LOOPBACK.matcher(url.getHost()).matches() || isExcluded(url, excluded);
    return isDirect ? new EnvironmentProxy(HttpClient.Builder.NO_PROXY, null, null) : read(given, variable);
  }

  private static String valueOf(Map<String, String> environment, String name) {
    return environment.getOrDefault(name, "");
  }

  /** Names count with their subdomains, and an entry may name a port; {@code *} matches everything. */
  private static boolean isExcluded(URI url, String excluded) {
    String host = withoutBrackets(url.getHost()).toLowerCase(Locale.ROOT);
    int standardPort = url.getScheme().equals("https") ? HTTPS_PORT : HTTP_PORT;
    String port = String.valueOf(url.getPort() < 0 ? standardPort : url.getPort());
    return Arrays.stream(excluded.toLowerCase(Locale.ROOT).split("[\\s,]+"))
        .filter(entry -> !entry.isEmpty())
        .anyMatch(entry -> entry.equals("*") || isHost(entry, host, port));
  }

  private static boolean isHost(String entry, String host, String port) {
    Matcher parts = EXCLUSION.matcher(entry);
    if (!parts.matches()) return false;
    String name = withoutBrackets(parts.group(1));
    boolean isName = host.equals(name) || host.endsWith("." + name);
    return isName && (parts.group(2) == null || parts.group(2).equals(port));
  }

  private static String withoutBrackets(String host) {
    return host.replaceAll("^\\[|\\]$", "");
  }

  private static EnvironmentProxy read(String given, String variable) {
    try {
      URI url = new URI(given.contains("://") ? given : "http://" + given);
      if (!"http".equalsIgnoreCase(url.getScheme()) || url.getHost() == null) throw invalid(variable);
      InetSocketAddress address =
          InetSocketAddress.createUnresolved(withoutBrackets(url.getHost()), url.getPort() < 0 ? HTTP_PORT : url.getPort());
      return new EnvironmentProxy(ProxySelector.of(address), address, authorizationOf(url.getRawUserInfo()));
    } catch (URISyntaxException | IllegalArgumentException error) {
      throw invalid(variable);
    }
  }

  /** Without the address, which may have a password. */
  private static ConfigurationException invalid(String variable) {
    return new ConfigurationException(variable + " is no address of a proxy; it looks like http://proxy:3128.");
  }

  private static String authorizationOf(String userInfo) {
    if (userInfo == null || userInfo.isEmpty()) return null;
    String[] parts = userInfo.split(":", 2);
    String plain = decode(parts[0]) + ":" + (parts.length == 2 ? decode(parts[1]) : "");
    return "Basic " + Base64.getEncoder().encodeToString(plain.getBytes(StandardCharsets.UTF_8));
  }

  private static String decode(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }
}
