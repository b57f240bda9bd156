<?php

// The settings of a client, read from its options and the environment.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Exception\ConfigurationException;

/** @internal */
final class Settings
{
    private const BASE_PATH = '/api/v1';
    private const PAUSES_MS = [1000, 5000, 30_000, 120_000];
    /** The service stores keys for 24 hours; a longer repetition could create twice. */
    private const MAX_GIVE_UP_AFTER_MS = 20 * 3_600_000;
    private const ADDRESS = '~^(https?)://(?:[^@/?#\s]*@)?(\[[0-9a-f:.]+\]|[^\s/?#@:%<>"\\\\^`{|}\[\]]+)(:\d{1,5})?(/[^?#\s]*)?(?:[?#].*)?$~iD';

    /** Ends in `/api/v1`. */
    public readonly string $baseUrl;
    public readonly Credential $credential;
    public readonly int|float $timeoutMs;
    /** @var non-empty-list<int|float> */
    public readonly array $pausesMs;
    public readonly int|float $giveUpAfterMs;
    public readonly int|float $reachWithinMs;

    /** @param list<int|float>|null $pausesMs */
    public function __construct(
        #[\SensitiveParameter]
        ?string $url,
        #[\SensitiveParameter]
        Credential $credential,
        int|float $timeoutMs,
        ?array $pausesMs,
        int|float $giveUpAfterMs,
        int|float $reachWithinMs,
        public readonly ?\Closure $onRetry,
        public readonly ?\Closure $onResponse,
    ) {
        $this->baseUrl = self::readUrl($url ?? self::environment('HANDOVER_URL'));
        $this->credential = $credential;
        $this->timeoutMs = Checks::durationMs('timeoutMs', $timeoutMs);
        $this->pausesMs = self::readPauses($pausesMs ?? []);
        $this->giveUpAfterMs = Checks::durationMs('giveUpAfterMs', $giveUpAfterMs, 0, self::MAX_GIVE_UP_AFTER_MS);
        $this->reachWithinMs = Checks::durationMs('reachWithinMs', $reachWithinMs);
    }

    /** The variable, or null if it is not set or empty. */
    public static function environment(string $name): ?string
    {
        $value = getenv($name);
        return $value === false || $value === '' ? null : $value;
    }

    /**
     * @param array<int|float> $given
     * @return non-empty-list<int|float>
     */
    private static function readPauses(array $given): array
    {
        foreach ($given as $pauseMs) {
            Checks::durationMs('pausesMs', $pauseMs, 0);
        }
        return $given === [] ? self::PAUSES_MS : array_values($given);
    }

    /** Never repeats the text in an exception: it may contain a password, or a key that was given as the address. */
    private static function readUrl(#[\SensitiveParameter] ?string $given): string
    {
        if ($given === null || $given === '') {
            throw new ConfigurationException(
                "Give the address of the service: new Handover\\Client(url: 'https://…') or HANDOVER_URL.",
            );
        }
        if (preg_match(self::ADDRESS, trim($given), $found) !== 1 || (int) substr($found[3] ?? '', 1) > 65_535) {
            throw new ConfigurationException('url is no address of a service; it begins with https://.');
        }
        $path = rtrim($found[4] ?? '', '/');
        $origin = strtolower($found[1]) . "://{$found[2]}" . ($found[3] ?? '');
        return $origin . (str_ends_with($path, self::BASE_PATH) ? $path : $path . self::BASE_PATH);
    }
}
