<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** An order of the older interface in the sandbox. */
final class OlderProcess extends Record
{
    /** An order */
    public const ART_ORDER = 'ORDER';

    /** A request that needs a quote */
    public const ART_REQUEST = 'REQUEST';

    /** A step runs every 20 seconds */
    public const MODUS_AUTOMATIC = 'automatic';

    /** A step runs only when you advance the order */
    public const MODUS_MANUAL = 'manual';

    /**
     * Whether this is an order or a request
     *
     * - `ORDER`: An order
     * - `REQUEST`: A request that needs a quote
     */
    public readonly string $art;

    /** The id of the order or request */
    public readonly string $orderId;

    /** Number of the order; null while it is a request */
    public readonly ?string $orderNumber;

    /** Number of the request; null if it never was one */
    public readonly ?string $requestNumber;

    /** The internal status, for example OPEN */
    public readonly string $status;

    /** Your own number; null if you sent none */
    public readonly ?string $externalOrderId;

    /** Name of the scenario, for example STANDARD */
    public readonly string $szenario;

    /**
     * How the next step is started
     *
     * - `automatic`: A step runs every 20 seconds
     * - `manual`: A step runs only when you advance the order
     */
    public readonly string $modus;

    /** Number of the last step that ran; 1 is the creation */
    public readonly int $schritt;

    /** Number of steps of the scenario */
    public readonly int $schritte;

    /** Whether all steps have run */
    public readonly bool $abgeschlossen;

    /** Name of the last step that ran */
    public readonly ?string $letzterSchritt;

    /** Name of the next step; null at the end */
    public readonly ?string $naechsterSchritt;

    /**
     * The steps so far, oldest first
     * @var list<OlderProcessVerlauf>
     */
    public readonly array $verlauf;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->art)) {
            $this->art = $fields->art;
        }
        if (isset($fields->orderId)) {
            $this->orderId = $fields->orderId;
        }
        $this->orderNumber = $fields->orderNumber ?? null;
        $this->requestNumber = $fields->requestNumber ?? null;
        if (isset($fields->status)) {
            $this->status = $fields->status;
        }
        $this->externalOrderId = $fields->externalOrderId ?? null;
        if (isset($fields->szenario)) {
            $this->szenario = $fields->szenario;
        }
        if (isset($fields->modus)) {
            $this->modus = $fields->modus;
        }
        if (isset($fields->schritt)) {
            $this->schritt = $fields->schritt;
        }
        if (isset($fields->schritte)) {
            $this->schritte = $fields->schritte;
        }
        if (isset($fields->abgeschlossen)) {
            $this->abgeschlossen = $fields->abgeschlossen;
        }
        $this->letzterSchritt = $fields->letzterSchritt ?? null;
        $this->naechsterSchritt = $fields->naechsterSchritt ?? null;
        if (isset($fields->verlauf)) {
            $this->verlauf = array_map(static fn (\stdClass $each) => new OlderProcessVerlauf($each), $fields->verlauf);
        }
    }
}
