<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field vehicle of Order. */
final class OrderVehicle extends Record
{
    /** A passenger car of another kind than those below */
    public const TYPE_CAR = 'CAR';

    /** An estate car */
    public const TYPE_COMBI = 'COMBI';

    /** A sport utility vehicle */
    public const TYPE_SUV = 'SUV';

    /** A van or minibus */
    public const TYPE_VAN = 'VAN';

    /** A truck of up to 7.5 tonnes */
    public const TYPE_TRUCK_7_5 = 'TRUCK_7_5';

    /** A truck of up to 12 tonnes */
    public const TYPE_TRUCK_12 = 'TRUCK_12';

    /** A truck of up to 40 tonnes */
    public const TYPE_TRUCK_40 = 'TRUCK_40';

    /** Diesel */
    public const FUEL_TYPE_DIESEL = 'DIESEL';

    /** Petrol */
    public const FUEL_TYPE_PETROL = 'PETROL';

    /** Battery only */
    public const FUEL_TYPE_ELECTRIC = 'ELECTRIC';

    /** A combustion engine and a battery */
    public const FUEL_TYPE_HYBRID = 'HYBRID';

    /** Hydrogen */
    public const FUEL_TYPE_HYDROGEN = 'HYDROGEN';

    /** Liquefied petroleum gas */
    public const FUEL_TYPE_LPG = 'LPG';

    /** Liquefied natural gas */
    public const FUEL_TYPE_LNG = 'LNG';

    /** Vehicle identification number of 17 characters; null if not known yet */
    public readonly ?string $vin;

    /** Make, such as Volkswagen; null if none was given */
    public readonly ?string $manufacturer;

    /** Model, such as Golf; null if none was given */
    public readonly ?string $model;

    /** Year of the model; null if none was given */
    public readonly ?int $modelYear;

    /**
     * Kind of vehicle
     *
     * - `CAR`: A passenger car of another kind than those below
     * - `COMBI`: An estate car
     * - `SUV`: A sport utility vehicle
     * - `VAN`: A van or minibus
     * - `TRUCK_7_5`: A truck of up to 7.5 tonnes
     * - `TRUCK_12`: A truck of up to 12 tonnes
     * - `TRUCK_40`: A truck of up to 40 tonnes
     */
    public readonly string $type;

    /**
     * Fuel or energy source
     *
     * - `DIESEL`: Diesel
     * - `PETROL`: Petrol
     * - `ELECTRIC`: Battery only
     * - `HYBRID`: A combustion engine and a battery
     * - `HYDROGEN`: Hydrogen
     * - `LPG`: Liquefied petroleum gas
     * - `LNG`: Liquefied natural gas
     */
    public readonly string $fuelType;

    /** Registration and plates of the vehicle */
    public readonly OrderVehicleRegistration $registration;

    /** Whether the vehicle can be driven; `DRIVEN` transport needs both */
    public readonly OrderVehicleOperationalStatus $operationalStatus;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        $this->vin = $fields->vin ?? null;
        $this->manufacturer = $fields->manufacturer ?? null;
        $this->model = $fields->model ?? null;
        $this->modelYear = $fields->modelYear ?? null;
        if (isset($fields->type)) {
            $this->type = $fields->type;
        }
        if (isset($fields->fuelType)) {
            $this->fuelType = $fields->fuelType;
        }
        if (isset($fields->registration)) {
            $this->registration = new OrderVehicleRegistration($fields->registration);
        }
        if (isset($fields->operationalStatus)) {
            $this->operationalStatus = new OrderVehicleOperationalStatus($fields->operationalStatus);
        }
    }
}
