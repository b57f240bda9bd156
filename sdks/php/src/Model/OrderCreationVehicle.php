<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The field vehicle of OrderCreation.
 *
 * Fields that are not given are not sent.
 */
final class OrderCreationVehicle extends Body
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

    /** Give the fields by name. */
    public function __construct(
        /** Vehicle identification number: 17 letters and digits in either case, no I, O or Q; dispatch needs it before the trip */
        public string|null|Absent $vin = Absent::Field,
        /** Make, such as Volkswagen */
        public string|null|Absent $manufacturer = Absent::Field,
        /** Model, such as Golf */
        public string|null|Absent $model = Absent::Field,
        /** Year of the model */
        public int|null|Absent $modelYear = Absent::Field,
        /**
         * Kind of vehicle; prices may depend on it
         *
         * - `CAR`: A passenger car of another kind than those below
         * - `COMBI`: An estate car
         * - `SUV`: A sport utility vehicle
         * - `VAN`: A van or minibus
         * - `TRUCK_7_5`: A truck of up to 7.5 tonnes
         * - `TRUCK_12`: A truck of up to 12 tonnes
         * - `TRUCK_40`: A truck of up to 40 tonnes
         */
        public string|null|Absent $type = Absent::Field,
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
        public string|null|Absent $fuelType = Absent::Field,
        /** Registration and plates of the vehicle */
        public OrderCreationVehicleRegistration|array|null|Absent $registration = Absent::Field,
        /** Whether the vehicle can be driven; `DRIVEN` transport needs both */
        public OrderCreationVehicleOperationalStatus|array|null|Absent $operationalStatus = Absent::Field,
    ) {
    }
}
