// Written from openapi/v1.json by "npm run types -w sdk"; not by hand.
export interface components {
  schemas: {
    AccessToken: {
      access_token: string;
      token_type: "Bearer";
      expires_in: 3600;
      scope: string;
    };
    AdvancedOrder: {
      kind: ("ORDER" | "REQUEST");
      /** Format: uuid */
      id: string;
      /** Null while it is a request */
      orderNumber: (string | null);
      trackingNumber: string;
      /** Public tracking page, no login */
      trackingUrl: string;
      requestNumber: (string | null);
      externalOrderId: (string | null);
      customerReference: (string | null);
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      readiness: {
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        documentsRequired: boolean;
        /** Fields that dispatch still needs */
        missing: string[];
      };
      transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
      vehicle: {
        vin: (string | null);
        manufacturer: (string | null);
        model: (string | null);
        modelYear: (number | null);
        type: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
        fuelType: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
        registration: {
          status: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          licensePlate: (string | null);
        };
        operationalStatus: {
          driveable: boolean;
          roadworthy: boolean;
        };
      };
      pickup: components['schemas']["Location"];
      delivery: components['schemas']["Location"];
      requestedPickup: (string | null);
      requestedDelivery: (string | null);
      actualPickup: (string | null);
      actualDelivery: (string | null);
      services: {
        registration: boolean;
        shortTermPlate: boolean;
      };
      instructions: (string | null);
      /** By the agreement; null for a request until its quote is accepted */
      price: ({
        net: number;
        gross: number;
        vatRate: number;
        currency: string;
      } | null);
      /** Null unless a driver is assigned and the agreement shows drivers */
      driver: ({
        firstName: string;
        initial: string;
      } | null);
      metadata: {
        [key: string]: unknown;
      };
      sandbox: boolean;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      updatedAt: string;
      scenario: components['schemas']["Scenario"];
    };
    CreatedWebhookSubscription: {
      /** Format: uuid */
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      updatedAt: string;
      /** 64 hexadecimal characters, shown once; as text they are the key of the HMAC */
      secret: string;
      /** The same secret as Standard Webhooks libraries take it */
      standardWebhooksSecret: string;
    };
    CurrentCredential: {
      environment: ("production" | "sandbox");
      account: {
        /** Format: uuid */
        id: string;
        name: string;
      };
      credential: {
        /** Format: uuid */
        id: string;
        name: string;
        /** The id of the OAuth client; null for an API key */
        clientId: (string | null);
        /** The readable start of the key or secret */
        prefix: string;
        environment: ("production" | "sandbox");
        type: ("oauth_client" | "api_key");
        /** The scopes of this call: a token may hold fewer than its client */
        scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
        expiresAt: (string | null);
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        createdAt: string;
      };
      authentication: {
        method: ("access_token" | "api_key");
        /** When the access token ends; null for an API key */
        expiresAt: (string | null);
      };
      apiVersion: "2026-09-01";
    };
    Document: {
      /** Format: uuid */
      id: string;
      kind: ("PICKUP_PROTOCOL" | "DELIVERY_PROTOCOL" | "DAMAGE_REPORT" | "AUTHORIZATION" | "VEHICLE_DOCUMENT" | "INVOICE" | "QUOTE" | "SIGNED_QUOTE");
      fileName: string;
      contentType: string;
      /** Bytes */
      size: number;
      /** Hexadecimal; verify it after the download */
      sha256: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      createdAt: string;
      downloadUrl: string;
    };
    Error: {
      error: {
        /** Fixed value to evaluate */
        code: string;
        /** English sentence for people; may change */
        message: string;
        /**
         * Format: uuid
         * Also in the header X-Request-Id
         */
        requestId: string;
        /** What the code says more precisely */
        details: {
          [key: string]: unknown;
        };
      };
    };
    Inbox: {
      /** Format: uuid */
      id: string;
      url: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      expiresAt: string;
    };
    InboxMessage: {
      /** Format: uuid */
      id: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      receivedAt: string;
      headers: {
        [key: string]: string;
      };
      /** Exactly the bytes that were signed */
      body: string;
      /** Null when no endpoint sends to this inbox any more */
      signature: ({
        valid: boolean;
        checks: {
          name: string;
          ok: boolean;
          explanation: string;
        }[];
      } | null);
    };
    Location: {
      formatted: string;
      company: (string | null);
      street: string;
      postalCode: string;
      city: string;
      /** ISO 3166-1 alpha-2 */
      country: string;
      contact: {
        name: (string | null);
        phone: (string | null);
      };
      coordinates: ({
        lat: number;
        lng: number;
      } | null);
    };
    OAuthError: {
      error: ("invalid_request" | "invalid_client" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "temporarily_unavailable" | "server_error");
      error_description: string;
    };
    OlderCreated: {
      art: ("ORDER" | "REQUEST");
      /** Format: uuid */
      orderId: string;
      orderNumber: (string | null);
      requestNumber: (string | null);
      /** Interner Status */
      status: string;
      externalOrderId: (string | null);
      /** Ob dies die erste Antwort noch einmal ist */
      wiederholung: boolean;
      verworfeneFelder: string[];
      hinweis: (string | null);
    };
    OlderError: {
      error: string;
      /** German sentence for people */
      message: string;
      details?: {
        [key: string]: unknown;
      };
      /** Format: uuid */
      requestId: string;
    };
    OlderProcess: {
      art: ("ORDER" | "REQUEST");
      /** Format: uuid */
      orderId: string;
      orderNumber: (string | null);
      requestNumber: (string | null);
      /** Interner Status */
      status: string;
      externalOrderId: (string | null);
      szenario: string;
      modus: ("automatic" | "manual");
      schritt: number;
      schritte: number;
      abgeschlossen: boolean;
      letzterSchritt: (string | null);
      naechsterSchritt: (string | null);
      verlauf: {
        schritt: number;
        name: string;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        zeitpunkt: string;
      }[];
    };
    OlderStatus: {
      art: ("ORDER" | "REQUEST");
      /** Format: uuid */
      orderId: string;
      orderNumber: (string | null);
      requestNumber: (string | null);
      /** Interner Status */
      status: string;
      externalOrderId: (string | null);
      trackingNumber: string;
      pickupDate: (string | null);
      expectedDeliveryDate: (string | null);
      actualPickup: (string | null);
      actualDelivery: (string | null);
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      updatedAt: string;
    };
    Order: {
      kind: ("ORDER" | "REQUEST");
      /** Format: uuid */
      id: string;
      /** Null while it is a request */
      orderNumber: (string | null);
      trackingNumber: string;
      /** Public tracking page, no login */
      trackingUrl: string;
      requestNumber: (string | null);
      externalOrderId: (string | null);
      customerReference: (string | null);
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      readiness: {
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        documentsRequired: boolean;
        /** Fields that dispatch still needs */
        missing: string[];
      };
      transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
      vehicle: {
        vin: (string | null);
        manufacturer: (string | null);
        model: (string | null);
        modelYear: (number | null);
        type: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
        fuelType: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
        registration: {
          status: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          licensePlate: (string | null);
        };
        operationalStatus: {
          driveable: boolean;
          roadworthy: boolean;
        };
      };
      pickup: components['schemas']["Location"];
      delivery: components['schemas']["Location"];
      requestedPickup: (string | null);
      requestedDelivery: (string | null);
      actualPickup: (string | null);
      actualDelivery: (string | null);
      services: {
        registration: boolean;
        shortTermPlate: boolean;
      };
      instructions: (string | null);
      /** By the agreement; null for a request until its quote is accepted */
      price: ({
        net: number;
        gross: number;
        vatRate: number;
        currency: string;
      } | null);
      /** Null unless a driver is assigned and the agreement shows drivers */
      driver: ({
        firstName: string;
        initial: string;
      } | null);
      metadata: {
        [key: string]: unknown;
      };
      sandbox: boolean;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      updatedAt: string;
    };
    OrderChange: {
      customerReference?: (string | null);
      requestedPickup?: (string | null);
      requestedDelivery?: (string | null);
      pickup?: {
        contact?: {
          name?: (string | null);
          phone?: (string | null);
        };
      };
      delivery?: {
        contact?: {
          name?: (string | null);
          phone?: (string | null);
        };
      };
      instructions?: (string | null);
      vehicle?: {
        /** 17 letters and digits in either case, no I, O or Q */
        vin?: string;
        registration?: {
          licensePlate?: string;
        };
      };
      /** Replaces the previous value */
      metadata?: {
        [key: string]: unknown;
      };
    };
    OrderCheck: {
      /** REQUEST if the agreement asks for a quote */
      kind: ("ORDER" | "REQUEST");
      /** By the agreement; null for a request */
      price: ({
        net: number;
        gross: number;
        vatRate: number;
        currency: string;
      } | null);
    };
    OrderCreation: {
      externalOrderId?: (string | null);
      customerReference?: (string | null);
      transportType?: (("DRIVEN" | "TRAILER" | "TRUCK") | null);
      vehicle?: ({
        vin?: (string | null);
        manufacturer?: (string | null);
        model?: (string | null);
        modelYear?: (number | null);
        type?: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
        fuelType?: (("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG") | null);
        registration?: ({
          status?: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          licensePlate?: (string | null);
        } | null);
        operationalStatus?: ({
          driveable?: (boolean | null);
          roadworthy?: (boolean | null);
        } | null);
      } | null);
      pickup: {
        company?: (string | null);
        street: string;
        /** In the form of the country, for example 20539 in DE */
        postalCode: string;
        city: string;
        country?: (string | null);
        contact?: ({
          name?: (string | null);
          phone?: (string | null);
        } | null);
      };
      delivery: {
        company?: (string | null);
        street: string;
        /** In the form of the country, for example 20539 in DE */
        postalCode: string;
        city: string;
        country?: (string | null);
        contact?: ({
          name?: (string | null);
          phone?: (string | null);
        } | null);
      };
      requestedPickup?: (string | null);
      requestedDelivery?: (string | null);
      services?: ({
        registration?: (boolean | null);
        shortTermPlate?: (boolean | null);
        /** Not offered */
        exportPlate?: (boolean | null);
        /** Not offered */
        customs?: (boolean | null);
      } | null);
      /** Note for dispatch and driver */
      instructions?: (string | null);
      /** Receives the tracking link and status messages */
      endCustomerEmail?: (string | null);
      metadata?: ({
        [key: string]: unknown;
      } | null);
    };
    OrderStatus: {
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      readiness: {
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        documentsRequired: boolean;
        /** Fields that dispatch still needs */
        missing: string[];
      };
      requestedPickup: (string | null);
      requestedDelivery: (string | null);
      actualPickup: (string | null);
      actualDelivery: (string | null);
      /** Computed arrival while in transit, otherwise null */
      estimatedDelivery: (string | null);
    };
    Quote: {
      /**
       * Format: uuid
       * Also the id of the request
       */
      id: string;
      quoteNumber: (string | null);
      /** Format: uuid */
      requestId: string;
      requestNumber: string;
      /** Null until the quote is accepted */
      orderId: (string | null);
      orderNumber: (string | null);
      state: ("REQUESTED" | "OFFERED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED");
      /** 0 before the first quote */
      version: number;
      validUntil: (string | null);
      amounts: ({
        net: number;
        gross: number;
        vat: number;
        vatRate: number;
        currency: string;
      } | null);
      lineItems: {
        description: string;
        quantity: number;
        unitNet: number;
        net: number;
      }[];
      acceptance: {
        /** Whether the agreement provides acceptance by API */
        viaApi: boolean;
        /** The page to accept or decline the quote; null when it is not on offer, or when the caller may not decide on quotes */
        url: (string | null);
      };
      documentUrl: (string | null);
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      updatedAt: string;
      decidedAt: (string | null);
    };
    RequestLogEntry: {
      /** Format: uuid */
      requestId: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      at: string;
      interface: ("v1" | "legacy" | "oauth");
      environment: ("production" | "sandbox");
      method: string;
      /** Without the query, which is not stored */
      path: string;
      status: number;
      durationMs: number;
      credential: ({
        /** Format: uuid */
        id: string;
        name: string;
        type: ("api_key" | "oauth_client");
        prefix: string;
        clientId: (string | null);
      } | null);
      order: ({
        /** Format: uuid */
        id: string;
        number: string;
      } | null);
      externalOrderId: (string | null);
      /** The error code of API v1, also for calls of the older interface */
      errorCode: (string | null);
    };
    Scenario: {
      name: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN");
      mode: ("automatic" | "manual");
      /** 1 = created */
      step: number;
      steps: number;
      finished: boolean;
      /** The last step that ran */
      last: (string | null);
      next: (string | null);
    };
    Tracking: {
      /** Only between pickup and delivery, and only when the driver agreed to it */
      location: ({
        lat: number;
        lng: number;
        /**
         * Format: date-time
         * ISO 8601, UTC
         */
        recordedAt: string;
        accuracyMeters: (number | null);
        headingDegrees: (number | null);
        speedKmh: (number | null);
      } | null);
      /** The position is older than three intervals */
      stale: boolean;
      /** Why there is no position; null when there is one */
      locationUnavailableReason: (("NOT_IN_TRANSIT" | "NO_POSITION" | "SANDBOX") | null);
      /** From the position, otherwise as requested; null once picked up */
      estimatedPickup: (string | null);
      /** From the position, otherwise from the plan */
      estimatedDelivery: (string | null);
      /** By road; null without a position */
      distanceRemainingKm: (number | null);
      /** Null unless a driver is assigned and the agreement shows drivers */
      driver: ({
        firstName: string;
        initial: string;
      } | null);
    };
    WebhookSubscription: {
      /** Format: uuid */
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * ISO 8601, UTC
       */
      updatedAt: string;
    };
    WebhookTestResult: {
      delivered: boolean;
      /** HTTP status of the answer */
      status: (number | null);
      durationMs: number;
      /** The beginning of the response */
      response: string;
      error: (string | null);
      /** Format: uuid */
      deliveryId: string;
    };
    /** An order or request was created, or a quote was accepted */
    OrderCreatedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "order.created";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        document?: {
          /** Format: uuid */
          id: string;
          kind: string;
          fileName: string;
          contentType: string;
          size: number;
          sha256: string;
          downloadUrl: string;
        };
      };
    };
    /** The order was accepted and released */
    OrderAcceptedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "order.accepted";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
      };
    };
    /** The trip was scheduled */
    OrderScheduledEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "order.scheduled";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
      };
    };
    /** A driver was assigned */
    DriverAssignedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "driver.assigned";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        /** Null unless the agreement shows drivers */
        driver: ({
          firstName: string;
          initial: string;
        } | null);
      };
    };
    /** The driver is on the way to the pickup */
    PickupStartedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "pickup.started";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
      };
    };
    /** The driver is at the pickup */
    PickupArrivedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "pickup.arrived";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
      };
    };
    /** The vehicle was picked up; the protocol is available */
    VehiclePickedUpEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "vehicle.picked_up";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        /** Format: date-time */
        actualPickup: string;
        odometerKm: (number | null);
        fuelLevelPercent: (number | null);
        document?: {
          /** Format: uuid */
          id: string;
          kind: string;
          fileName: string;
          contentType: string;
          size: number;
          sha256: string;
          downloadUrl: string;
        };
      };
    };
    /** The vehicle is on its way */
    TransportStartedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "transport.started";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
      };
    };
    /** A delay was reported */
    TransportDelayedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "transport.delayed";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        reason: (string | null);
        requestedDelivery: (string | null);
      };
    };
    /** A requested date changed */
    OrderRescheduledEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "order.rescheduled";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        requestedPickup: (string | null);
        previousRequestedPickup: (string | null);
        requestedDelivery: (string | null);
        previousRequestedDelivery: (string | null);
      };
    };
    /** The driver is at the destination */
    DeliveryArrivedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "delivery.arrived";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
      };
    };
    /** The vehicle was handed over; the protocol is available */
    VehicleDeliveredEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "vehicle.delivered";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        /** Format: date-time */
        actualDelivery: string;
        hasDamage: boolean;
        odometerKm: (number | null);
        fuelLevelPercent: (number | null);
        document?: {
          /** Format: uuid */
          id: string;
          kind: string;
          fileName: string;
          contentType: string;
          size: number;
          sha256: string;
          downloadUrl: string;
        };
      };
    };
    /** Damage was noted at the handover or afterwards */
    DamageReportedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "damage.reported";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        afterDelivery: boolean;
        description: (string | null);
        document?: {
          /** Format: uuid */
          id: string;
          kind: string;
          fileName: string;
          contentType: string;
          size: number;
          sha256: string;
          downloadUrl: string;
        };
      };
    };
    /** The order is finished */
    OrderCompletedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "order.completed";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        document?: {
          /** Format: uuid */
          id: string;
          kind: string;
          fileName: string;
          contentType: string;
          size: number;
          sha256: string;
          downloadUrl: string;
        };
      };
    };
    /** The order was cancelled */
    OrderCancelledEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "order.cancelled";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        reason: (string | null);
      };
    };
    /** The request was withdrawn, declined or rejected */
    OrderRejectedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "order.rejected";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        reason: (string | null);
      };
    };
    /** A document was uploaded */
    DocumentUploadedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "document.uploaded";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        document?: {
          /** Format: uuid */
          id: string;
          kind: string;
          fileName: string;
          contentType: string;
          size: number;
          sha256: string;
          downloadUrl: string;
        };
      };
    };
    /** A quote is on offer */
    QuoteOfferedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "quote.offered";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        quoteNumber: string;
        version: number;
        /** Format: date-time */
        validUntil: string;
        document?: {
          /** Format: uuid */
          id: string;
          kind: string;
          fileName: string;
          contentType: string;
          size: number;
          sha256: string;
          downloadUrl: string;
        };
      };
    };
    /** An invoice, a cancellation invoice or a credit note was issued */
    InvoiceCreatedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "invoice.created";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        invoiceNumber: string;
        /** Only if this invoice cancels another */
        cancelsInvoiceNumber?: string;
        /** Only if this is a credit note for another invoice */
        creditsInvoiceNumber?: string;
        document?: {
          /** Format: uuid */
          id: string;
          kind: string;
          fileName: string;
          contentType: string;
          size: number;
          sha256: string;
          downloadUrl: string;
        };
      };
    };
    /** An invoice was cancelled by another one */
    InvoiceCancelledEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "invoice.cancelled";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        kind: ("ORDER" | "REQUEST");
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /** Format: uuid */
        orderId: string;
        orderNumber: (string | null);
        requestNumber: (string | null);
        externalOrderId: (string | null);
        customerReference: (string | null);
        trackingUrl: string;
        /** The invoice that is no longer valid */
        invoiceNumber: string;
        /** The invoice that cancels it */
        cancellationNumber: string;
        reason: string;
      };
    };
    /** A test message */
    WebhookTestEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      type: "webhook.test";
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * Strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The account
       */
      tenantId: string;
      data: {
        status: null;
        message: string;
      };
    };
  };
}

export interface operations {
  obtainAccessToken: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        grant_type: "client_credentials";
        /**
         * Format: starts_with
         * Unless sent with HTTP Basic
         */
        client_id?: string;
        /** Unless sent with HTTP Basic */
        client_secret?: string;
        /** Space-separated subset of the scopes of the client; default all */
        scope?: string;
      };
      "application/x-www-form-urlencoded": {
        grant_type: "client_credentials";
        /**
         * Format: starts_with
         * Unless sent with HTTP Basic
         */
        client_id?: string;
        /** Unless sent with HTTP Basic */
        client_secret?: string;
        /** Space-separated subset of the scopes of the client; default all */
        scope?: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["AccessToken"];
      } };
    };
  };
  olderCreateOrder: {
    parameters: {
      path?: never;
      query?: never;
      header?: {
        /** Makes the call safe to repeat for 24 hours */
        "Idempotency-Key"?: string;
        /** The scenario that the order plays. Test credentials only */
        "X-Sandbox-Scenario"?: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN");
        /** Whether steps run by time or by `advance`. Test credentials only */
        "X-Sandbox-Mode"?: ("automatic" | "manual");
      };
    };
    requestBody: { content: {
      "application/json": {
        /** text */
        externalOrderId?: unknown;
        /** text */
        pickup: unknown;
        /** text */
        delivery: unknown;
        /** text */
        pickupZip?: unknown;
        /** text */
        deliveryZip?: unknown;
        /** time */
        pickupDate?: unknown;
        /** time */
        expectedDeliveryDate?: unknown;
        /** CAR, COMBI, SUV, VAN, TRUCK_7_5, TRUCK_12, TRUCK_40, in any letter case */
        vehicleType?: unknown;
        /** DIESEL, PETROL, ELECTRIC, HYBRID, HYDROGEN, LPG, LNG, in any letter case */
        fuelType?: unknown;
        /** text */
        vin?: unknown;
        /** text */
        vehicleMake?: unknown;
        /** text */
        vehicleModel?: unknown;
        /** integer */
        vehicleYear?: unknown;
        /** text */
        licensePlate?: unknown;
        /** text */
        pickupContactName?: unknown;
        /** text */
        pickupContactPhone?: unknown;
        /** text */
        deliveryContactName?: unknown;
        /** text */
        deliveryContactPhone?: unknown;
        /** text */
        notes?: unknown;
        /** NONE, FULL_REGISTRATION, in any letter case */
        registrationService?: unknown;
        /** DRIVEN_SINGLE, CARRIER_SINGLE, CARRIER_MULTI, FLEXIBLE, in any letter case */
        transportMode?: unknown;
        /** EXISTING_REGISTRATION, RED_PLATE, SHORT_TERM_PLATE, AUTO_SELECT, NOT_REQUIRED, in any letter case */
        roadMovementMethod?: unknown;
        /** REGISTERED, NOT_REGISTERED, DEREGISTERED, in any letter case */
        registrationStatus?: unknown;
        /** number */
        distance?: unknown;
        /** email */
        endCustomerEmail?: unknown;
        [key: string]: unknown;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["OlderCreated"];
      } };
      201: { content: {
        "application/json": components['schemas']["OlderCreated"];
      } };
    };
  };
  olderGetStatus: {
    parameters: {
      path: {
        reference: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["OlderStatus"];
      } };
    };
  };
  olderListProcesses: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          vorgaenge: components['schemas']["OlderProcess"][];
        };
      } };
    };
  };
  olderAdvance: {
    parameters: {
      path: {
        reference: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["OlderProcess"];
      } };
    };
  };
  olderFinish: {
    parameters: {
      path: {
        reference: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["OlderProcess"];
      } };
    };
  };
  getCurrentCredential: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["CurrentCredential"];
      } };
    };
  };
  listLoggedCalls: {
    parameters: {
      path?: never;
      query?: {
        /** By default 24 hours ago */
        from?: string;
        /** Slow means one second or longer */
        only?: ("errors" | "slow");
        /** Entries a page, 1 to 100 */
        limit?: number;
        /** `nextCursor` of the previous page, unchanged */
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["RequestLogEntry"][];
          /** Null when there is no further page */
          nextCursor: (string | null);
          /** Set when the search stopped before the page was full: the next page continues from here */
          searchedTo: (string | null);
        };
      } };
    };
  };
  createOrder: {
    parameters: {
      path?: never;
      query?: never;
      header?: {
        /** Makes the call safe to repeat for 24 hours */
        "Idempotency-Key"?: string;
        /** The scenario that the order plays. Test credentials only */
        "X-Sandbox-Scenario"?: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN");
        /** Whether steps run by time or by `advance`. Test credentials only */
        "X-Sandbox-Mode"?: ("automatic" | "manual");
      };
    };
    requestBody: { content: {
      "application/json": components['schemas']["OrderCreation"];
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Order"];
      } };
      202: { content: {
        "application/json": components['schemas']["Order"];
      } };
    };
  };
  listOrders: {
    parameters: {
      path?: never;
      query?: {
        /** Your own number; unique in account and environment */
        externalOrderId?: string;
        /** ISO 8601 with a time zone */
        updatedSince?: string;
        /** Entries a page, 1 to 100 */
        limit?: number;
        /** `nextCursor` of the previous page, unchanged */
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Order"][];
          /** Null when there is no further page */
          nextCursor: (string | null);
        };
      } };
    };
  };
  checkOrder: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": components['schemas']["OrderCreation"];
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["OrderCheck"];
      } };
    };
  };
  getOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Order"];
      } };
    };
  };
  changeOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": components['schemas']["OrderChange"];
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Order"];
      } };
    };
  };
  cancelOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        reason?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Order"];
      } };
    };
  };
  getOrderStatus: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["OrderStatus"];
      } };
    };
  };
  getTracking: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Tracking"];
      } };
    };
  };
  listDocuments: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Document"][];
        };
      } };
    };
  };
  downloadDocument: {
    parameters: {
      path: {
        id: string;
        documentId: string;
      };
      query?: never;
      header?: {
        /** The ETag of an earlier response */
        "If-None-Match"?: string;
        /** One range of bytes */
        Range?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "*/*": string;
      } };
      206: { content: {
        "*/*": string;
      } };
    };
  };
  requestQuote: {
    parameters: {
      path?: never;
      query?: never;
      header?: {
        /** Makes the call safe to repeat for 24 hours */
        "Idempotency-Key"?: string;
        /** The scenario that the order plays. Test credentials only */
        "X-Sandbox-Scenario"?: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN");
        /** Whether steps run by time or by `advance`. Test credentials only */
        "X-Sandbox-Mode"?: ("automatic" | "manual");
      };
    };
    requestBody: { content: {
      "application/json": components['schemas']["OrderCreation"];
    } };
    responses: {
      202: { content: {
        "application/json": components['schemas']["Order"];
      } };
    };
  };
  getQuote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Quote"];
      } };
    };
  };
  acceptQuote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        /** The version that you decide on */
        version?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Quote"];
      } };
    };
  };
  declineQuote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        reason?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Quote"];
      } };
    };
  };
  downloadQuote: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: {
        /** The ETag of an earlier response */
        "If-None-Match"?: string;
        /** One range of bytes */
        Range?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "*/*": string;
      } };
      206: { content: {
        "*/*": string;
      } };
    };
  };
  createWebhookSubscription: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        /** https, publicly reachable */
        url: string;
        events: ("order.created" | "order.accepted" | "order.scheduled" | "driver.assigned" | "pickup.started" | "pickup.arrived" | "vehicle.picked_up" | "transport.started" | "transport.delayed" | "order.rescheduled" | "delivery.arrived" | "vehicle.delivered" | "damage.reported" | "order.completed" | "order.cancelled" | "order.rejected" | "document.uploaded" | "quote.offered" | "invoice.created" | "invoice.cancelled" | "webhook.test")[];
        description?: (string | null);
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["CreatedWebhookSubscription"];
      } };
    };
  };
  listWebhookSubscriptions: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["WebhookSubscription"][];
        };
      } };
    };
  };
  getWebhookSubscription: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookSubscription"];
      } };
    };
  };
  deleteWebhookSubscription: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  testWebhookSubscription: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookTestResult"];
      } };
    };
  };
  advanceSandboxOrder: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        toEnd?: boolean;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["AdvancedOrder"];
      } };
    };
  };
  listenToSandbox: {
    parameters: {
      path?: never;
      query?: {
        /** The same for a first connection, for which a browser sends no header */
        lastEventId?: string;
      };
      header?: {
        /** The id of the last event that was received */
        "Last-Event-ID"?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "text/event-stream": string;
      } };
    };
  };
  createInbox: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Inbox"];
      } };
    };
  };
  listInboxMessages: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["InboxMessage"][];
        };
      } };
    };
  };
}

/** The codes that answers of API v1 carry. */
export type KnownErrorCode =
  | 'ACCESS_TOKEN_REQUIRED'
  | 'ACCOUNT_NOT_ELIGIBLE'
  | 'ACCOUNT_SUSPENDED'
  | 'CREDENTIALS_AWAITING_APPROVAL'
  | 'CREDENTIALS_DISABLED'
  | 'CREDENTIALS_EXPIRED'
  | 'DOCUMENT_NOT_FOUND'
  | 'EXTERNAL_ORDER_ID_EXISTS'
  | 'FEATURE_NOT_ENABLED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENCY_REQUEST_IN_PROGRESS'
  | 'INSUFFICIENT_SCOPE'
  | 'INTERNAL_ERROR'
  | 'INVALID_CREDENTIALS'
  | 'INVALID_CURSOR'
  | 'INVALID_IDEMPOTENCY_KEY'
  | 'INVALID_JSON'
  | 'INVALID_REQUEST'
  | 'INVALID_SCENARIO'
  | 'INVALID_TOKEN'
  | 'INVALID_WEBHOOK_URL'
  | 'NOT_FOUND'
  | 'NO_CONTRACTING_PARTY'
  | 'ORDER_NOT_CANCELLABLE'
  | 'ORDER_NOT_CHANGEABLE'
  | 'ORDER_NOT_FOUND'
  | 'PAYLOAD_TOO_LARGE'
  | 'QUOTE_ACCEPTANCE_NOT_AGREED'
  | 'QUOTE_ALREADY_DECIDED'
  | 'QUOTE_DOCUMENT_NOT_FOUND'
  | 'QUOTE_EXPIRED'
  | 'QUOTE_NOT_FOUND'
  | 'QUOTE_NOT_OFFERED'
  | 'QUOTE_VERSION_MISMATCH'
  | 'RATE_LIMITED'
  | 'REQUEST_HAS_QUOTE'
  | 'SANDBOX_FINISHED'
  | 'SANDBOX_LIMIT'
  | 'SANDBOX_ONLY'
  | 'SERVICE_BUSY'
  | 'SERVICE_NOT_APPLICABLE'
  | 'SERVICE_NOT_SUPPORTED'
  | 'SERVICE_UNAVAILABLE'
  | 'STORAGE_UNAVAILABLE'
  | 'SUBSCRIPTION_NOT_FOUND'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_SUBSCRIPTIONS'
  | 'TRANSPORT_TYPE_NOT_ALLOWED'
  | 'UNAUTHORIZED'
  | 'VEHICLE_NOT_DRIVEABLE';

/** The message of every event, by its name. */
export interface EventMessages {
  'order.created': components['schemas']['OrderCreatedEvent'];
  'order.accepted': components['schemas']['OrderAcceptedEvent'];
  'order.scheduled': components['schemas']['OrderScheduledEvent'];
  'driver.assigned': components['schemas']['DriverAssignedEvent'];
  'pickup.started': components['schemas']['PickupStartedEvent'];
  'pickup.arrived': components['schemas']['PickupArrivedEvent'];
  'vehicle.picked_up': components['schemas']['VehiclePickedUpEvent'];
  'transport.started': components['schemas']['TransportStartedEvent'];
  'transport.delayed': components['schemas']['TransportDelayedEvent'];
  'order.rescheduled': components['schemas']['OrderRescheduledEvent'];
  'delivery.arrived': components['schemas']['DeliveryArrivedEvent'];
  'vehicle.delivered': components['schemas']['VehicleDeliveredEvent'];
  'damage.reported': components['schemas']['DamageReportedEvent'];
  'order.completed': components['schemas']['OrderCompletedEvent'];
  'order.cancelled': components['schemas']['OrderCancelledEvent'];
  'order.rejected': components['schemas']['OrderRejectedEvent'];
  'document.uploaded': components['schemas']['DocumentUploadedEvent'];
  'quote.offered': components['schemas']['QuoteOfferedEvent'];
  'invoice.created': components['schemas']['InvoiceCreatedEvent'];
  'invoice.cancelled': components['schemas']['InvoiceCancelledEvent'];
  'webhook.test': components['schemas']['WebhookTestEvent'];
}
