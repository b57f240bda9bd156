// Written from openapi/v1.json by "npm run generate"; not by hand.
export interface components {
  schemas: {
    AccessToken: {
      /** The token, to be sent as `Authorization: Bearer` */
      access_token: string;
      /** How the token is sent */
      token_type: "Bearer";
      /** For how many seconds the token is valid */
      expires_in: 3600;
      /** The scopes of the token, separated by spaces */
      scope: string;
    };
    AdvancedOrder: {
      /**
       * Whether this is an order or a request that waits for a quote
       * 
       * - `ORDER`: It is ordered and has a price
       * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
       */
      kind: ("ORDER" | "REQUEST");
      /**
       * Format: uuid
       * The id that the service gave it; it stays the same when a request becomes an order
       */
      id: string;
      /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
      orderNumber: (string | null);
      /** Number in the address of the public tracking page */
      trackingNumber: string;
      /** Address of the public tracking page, which needs no login */
      trackingUrl: string;
      /** Number of the request; kept after it became an order; null if it never was a request */
      requestNumber: (string | null);
      /** Your own number; null if you sent none */
      externalOrderId: (string | null);
      /** Your reference, which need not be unique and is printed on documents; null if you sent none */
      customerReference: (string | null);
      /** Your cost centre, which is on the lines of the invoice; null if you sent none */
      customerCostCentre: (string | null);
      /**
       * Status of the order or request
       * 
       * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
       * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
       * - `REJECTED`: A request that was withdrawn, declined or refused; final
       * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
       * - `SCHEDULED`: A driver is assigned
       * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
       * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
       * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
       * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
       * - `COMPLETED`: The order is finished; an invoice may follow or exist already
       * - `CANCELLED`: The order was cancelled by you or by the operator; final
       */
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      /** Whether anything is missing for planning the order */
      readiness: {
        /**
         * Whether dispatch can plan the order
         * 
         * - `READY_FOR_PLANNING`: Dispatch has all that it needs to plan the trip
         * - `INCOMPLETE`: The order is accepted, but the fields in `missing` are still needed
         */
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        /** True if a registration or a short-term plate was ordered, for which the operator needs papers */
        documentsRequired: boolean;
        /** Paths of the fields that dispatch still needs, such as `vehicle.vin` */
        missing: string[];
      };
      /**
       * How the vehicle is moved
       * 
       * - `DRIVEN`: A driver drives the vehicle on its own wheels
       * - `TRAILER`: The vehicle is carried alone, on a trailer
       * - `TRUCK`: The vehicle is carried with others, on a car transporter
       */
      transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
      /** The vehicle to transfer */
      vehicle: {
        /** Vehicle identification number of 17 characters; null if not known yet */
        vin: (string | null);
        /** Make, such as Volkswagen; null if none was given */
        manufacturer: (string | null);
        /** Model, such as Golf; null if none was given */
        model: (string | null);
        /** Year of the model; null if none was given */
        modelYear: (number | null);
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
        type: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
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
        fuelType: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
        /** Registration and plates of the vehicle */
        registration: {
          /**
           * Whether the vehicle is registered; null if not known
           * 
           * - `REGISTERED`: The vehicle is registered and has valid plates
           * - `NOT_REGISTERED`: The vehicle was never registered
           * - `DEREGISTERED`: The vehicle was registered once and is not any more
           */
          status: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          /** Number on its plates; null if none was given */
          licensePlate: (string | null);
        };
        /** Whether the vehicle can be driven; `DRIVEN` transport needs both */
        operationalStatus: {
          /** Whether the vehicle can move by itself */
          driveable: boolean;
          /** Whether it may be driven on public roads */
          roadworthy: boolean;
        };
      };
      /** Where the vehicle is picked up */
      pickup: components['schemas']["Location"];
      /** Where the vehicle is delivered */
      delivery: components['schemas']["Location"];
      /** When the vehicle should be picked up; null if none was requested */
      requestedPickup: (string | null);
      /** When the vehicle should be delivered; a reported delay moves it; null if none was requested */
      requestedDelivery: (string | null);
      /** When the vehicle was picked up; null until then */
      actualPickup: (string | null);
      /** When the vehicle was handed over; null until then */
      actualDelivery: (string | null);
      /** What was ordered in addition to the transfer */
      services: {
        /** Whether the operator registers the vehicle */
        registration: boolean;
        /** Whether the operator gets short-term plates for the trip */
        shortTermPlate: boolean;
      };
      /** Note for dispatch and driver; null if there is none */
      instructions: (string | null);
      /** The price by the agreement; null for a request until its quote is accepted */
      price: ({
        /** Amount without VAT, with up to two decimals */
        net: number;
        /** Amount with VAT, with up to two decimals */
        gross: number;
        /** Rate of VAT in percent, such as 19 */
        vatRate: number;
        /** Currency as an ISO 4217 code, such as EUR */
        currency: string;
        /** The parts that add up to the net amount */
        lines: {
          /**
           * What the line is for; null for a line that the operator wrote on a quote
           * 
           * - `BASE`: The transfer itself
           * - `DISTANCE`: Kilometres; one line for each tier of the agreement
           * - `MINIMUM`: Supplement to the minimum price
           * - `WEEKEND`: Surcharge for a weekend
           * - `EXPRESS`: Surcharge for short notice
           * - `FUEL`: Fuel surcharge of the month
           * - `REGISTRATION`: Registration of the vehicle
           * - `SHORT_TERM_PLATE`: Short-term plate
           * - `REGISTRATION_FEE`: Official fee of the registration, without VAT
           * - `SHORT_TERM_PLATE_FEE`: Official fee of the short-term plate, without VAT
           */
          code: (("BASE" | "DISTANCE" | "MINIMUM" | "WEEKEND" | "EXPRESS" | "FUEL" | "REGISTRATION" | "SHORT_TERM_PLATE" | "REGISTRATION_FEE" | "SHORT_TERM_PLATE_FEE") | null);
          /** The same in words */
          description: string;
          /** Kilometres for `DISTANCE`, otherwise the number of units */
          quantity: number;
          /** Amount of one unit without VAT */
          unitNet: number;
          /** Amount of the line without VAT */
          net: number;
          /** Rate of VAT in percent; 0 for an official fee that is passed on */
          vatRate: number;
        }[];
      } | null);
      /** The driver; null unless one is assigned and the agreement shows drivers */
      driver: ({
        /** First name of the driver */
        firstName: string;
        /** First letter of the last name */
        initial: string;
      } | null);
      /** Your own data, returned unchanged */
      metadata: {
        [key: string]: unknown;
      };
      /** True in the sandbox, where nothing is driven or billed */
      sandbox: boolean;
      /**
       * Format: date-time
       * When the order or request was created
       */
      createdAt: string;
      /**
       * Format: date-time
       * Time of the last change
       */
      updatedAt: string;
      /** Progress of the sandbox scenario */
      scenario: components['schemas']["Scenario"];
    };
    CreatedWebhookSubscription: {
      /**
       * Format: uuid
       * The id of the endpoint
       */
      id: string;
      /** Where messages are sent */
      url: string;
      /** The names of the events that the endpoint receives */
      events: string[];
      /** Your note about the endpoint; null if there is none */
      description: (string | null);
      /**
       * The environment whose events it receives
       * 
       * - `production`: Real orders: vehicles are driven and billed
       * - `sandbox`: Simulated orders: nothing is driven or billed
       */
      environment: ("production" | "sandbox");
      /**
       * Whether messages are sent
       * 
       * - `ACTIVE`: Messages are sent
       * - `PAUSED`: Nothing is sent until the endpoint is resumed
       */
      status: ("ACTIVE" | "PAUSED");
      /**
       * The format of its messages
       * 
       * - `2026-09-01`: Messages of API v1
       * - `legacy`: Messages of the older format, which endpoints created before 2026-09-23 get until they are switched
       */
      format: ("2026-09-01" | "legacy");
      /**
       * Format: date-time
       * When the endpoint was created
       */
      createdAt: string;
      /**
       * Format: date-time
       * Time of the last change of the endpoint
       */
      updatedAt: string;
      /** The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC */
      secret: string;
      /** The same secret as Standard Webhooks libraries take it */
      standardWebhooksSecret: string;
    };
    CurrentCredential: {
      /**
       * The environment of this call, determined by the credential alone
       * 
       * - `production`: Real orders: vehicles are driven and billed
       * - `sandbox`: Simulated orders: nothing is driven or billed
       */
      environment: ("production" | "sandbox");
      /** The account that the credential belongs to */
      account: {
        /**
         * Format: uuid
         * The id of the account, which messages carry as `tenantId`
         */
        id: string;
        /** The name of the account */
        name: string;
      };
      /** The credential of this call, without its secret */
      credential: {
        /**
         * Format: uuid
         * The id of the credential
         */
        id: string;
        /** Its name in the portal */
        name: string;
        /** The id of the OAuth client; null for an API key */
        clientId: (string | null);
        /** The readable start of the key or secret */
        prefix: string;
        /**
         * The environment in which the credential acts
         * 
         * - `production`: Real orders: vehicles are driven and billed
         * - `sandbox`: Simulated orders: nothing is driven or billed
         */
        environment: ("production" | "sandbox");
        /**
         * Kind of credential
         * 
         * - `api_key`: An API key, which is sent with every call
         * - `oauth_client`: An OAuth client, which exchanges its secret for access tokens of one hour
         */
        type: ("api_key" | "oauth_client");
        /** The scopes of this call: a token may hold fewer than its client */
        scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
        /** When the credential expires; null if it does not expire */
        expiresAt: (string | null);
        /**
         * Format: date-time
         * When the credential was created
         */
        createdAt: string;
      };
      /** How this call authenticated, and for how long */
      authentication: {
        /**
         * How this call authenticated
         * 
         * - `access_token`: With an access token of an OAuth client
         * - `api_key`: With an API key
         */
        method: ("access_token" | "api_key");
        /** When the access token expires; null for an API key */
        expiresAt: (string | null);
      };
      /** The version of the interface */
      apiVersion: "2026-09-01";
    };
    Document: {
      /**
       * Format: uuid
       * The id of the document
       */
      id: string;
      /**
       * Kind of document
       * 
       * - `PICKUP_PROTOCOL`: The protocol of the pickup; exists from pickup on
       * - `DELIVERY_PROTOCOL`: The protocol of the delivery; exists from delivery on
       * - `DAMAGE_REPORT`: Damage that was noted at the handover or reported after it
       * - `AUTHORIZATION`: A signed power of attorney that was uploaded
       * - `VEHICLE_DOCUMENT`: Papers of the vehicle that were uploaded
       * - `INVOICE`: An invoice, a cancellation invoice or a credit note; needs `invoices:read` too
       * - `QUOTE`: The quote as it was offered; needs `quotes:read` too
       * - `SIGNED_QUOTE`: The quote with the signature of its acceptance; needs `quotes:read` too
       */
      kind: ("PICKUP_PROTOCOL" | "DELIVERY_PROTOCOL" | "DAMAGE_REPORT" | "AUTHORIZATION" | "VEHICLE_DOCUMENT" | "INVOICE" | "QUOTE" | "SIGNED_QUOTE");
      /** File name for saving */
      fileName: string;
      /** Media type of the file, such as application/pdf */
      contentType: string;
      /** Size of the file in bytes */
      size: number;
      /** SHA-256 of the file in hexadecimal; compare it after the download */
      sha256: string;
      /**
       * Format: date-time
       * When the document was stored
       */
      createdAt: string;
      /** Where to download the file, with the same credential */
      downloadUrl: string;
    };
    Error: {
      /** What went wrong */
      error: {
        /**
         * Fixed value to evaluate. Further codes may be added: handle an unknown code by its HTTP status
         * 
         * - `ACCESS_TOKEN_REQUIRED`: A client secret was sent as a key. The secret of an OAuth client can only be exchanged for tokens; calls do not accept it.
         * - `ACCOUNT_NOT_ELIGIBLE`: This account does not order transfers. Only accounts of ordering customers may call this interface.
         * - `ACCOUNT_SUSPENDED`: The account is suspended. Every call of the account is refused until the operator ends the suspension. Orders in progress continue.
         * - `CREDENTIALS_AWAITING_APPROVAL`: This key waits for approval. It may order in production, and the person who made it may not. The admins of your account got a mail about it.
         * - `CREDENTIALS_DISABLED`: This key is disabled. A person of your account, or the operator, switched it off. It can be switched on again.
         * - `CREDENTIALS_EXPIRED`: This key has expired. Its expiry was set when it was created. Calls with it have been refused since then.
         * - `DOCUMENT_NOT_FOUND`: There is no such document. The order has no document with this id, or the key may not see its kind.
         * - `ENDPOINT_PAUSED`: The endpoint is paused. It gets no messages until it is resumed.
         * - `EXTERNAL_ORDER_ID_EXISTS`: An order with this externalOrderId already exists. Within 24 hours the same call gets the first answer again; after that the number itself prevents a second order.
         * - `FEATURE_NOT_ENABLED`: API v1 is not enabled in production. The sandbox works at once; production is switched on by the operator.
         * - `IDEMPOTENCY_KEY_REUSED`: The same key was sent with other content. An Idempotency-Key or externalOrderId belongs to one call. This one was already used for another call.
         * - `IDEMPOTENCY_REQUEST_IN_PROGRESS`: The first call with this key is still running. Two calls with the same key arrived at the same time; the first one is still running.
         * - `INSUFFICIENT_SCOPE`: The key may not do this. Each key has scopes. The one that this call needs is not among them.
         * - `INTERNAL_ERROR`: Something went wrong on our side. Nothing was done partially: a call without a successful answer had no effect.
         * - `INVALID_CREDENTIALS`: The key is unknown. It was revoked, rolled, copied incompletely, or the credential of a token was deleted.
         * - `INVALID_CURSOR`: The cursor does not fit here. A cursor belongs to one list with its filters, and comes back exactly as it was sent.
         * - `INVALID_IDEMPOTENCY_KEY`: The Idempotency-Key is empty, too long or not readable. It may have 1 to 200 characters.
         * - `INVALID_JSON`: The body is not valid JSON. It could not be read at all, so no field was checked.
         * - `INVALID_REQUEST`: Fields are missing, wrong or unknown. Nothing was created or changed. All wrong fields are named at once.
         * - `INVALID_SCENARIO`: The sandbox does not know this scenario. X-Sandbox-Scenario takes the name of a scenario; POST /extern/quotes only QUOTE_REQUIRED.
         * - `INVALID_TOKEN`: The access token is not ours or was altered. Tokens are signed; a single missing character makes them invalid.
         * - `INVALID_WEBHOOK_URL`: This address cannot receive webhooks. It must be https, public and without a redirect. details.reason says what is wrong.
         * - `NOT_FOUND`: There is no such endpoint. No operation has this method and path.
         * - `NO_CONTRACTING_PARTY`: No commercial contact is stored. Production orders need a contact to send quotes and invoices to.
         * - `NO_V1_MESSAGE`: This event has no message in the new format. The endpoint was switched to API v1 since then, and API v1 does not know this event.
         * - `ORDER_NOT_CANCELLABLE`: Too late to cancel. The vehicle was picked up, or the request is closed.
         * - `ORDER_NOT_CHANGEABLE`: Too late to change. Orders change until pickup; a request that waits for a quote does not change at all.
         * - `ORDER_NOT_FOUND`: There is no such order here. Production and sandbox are separate, and every account sees only its own.
         * - `PAYLOAD_TOO_LARGE`: The body is too large. At most 256 KiB are read.
         * - `QUOTE_ACCEPTANCE_NOT_AGREED`: Your agreement has no acceptance by API. Quotes are signed through the link in the mail.
         * - `QUOTE_ALREADY_DECIDED`: The quote is already decided. It was accepted, declined or withdrawn. details.status says which.
         * - `QUOTE_DOCUMENT_NOT_FOUND`: There is no PDF of the quote. It exists only after the first quote, and never in the sandbox.
         * - `QUOTE_EXPIRED`: The quote has expired. Its validity ended; the request waits for a new quote.
         * - `QUOTE_NOT_FOUND`: There is no such request or quote. Production and sandbox are separate, and every account sees only its own.
         * - `QUOTE_NOT_OFFERED`: There is nothing to decide on yet. No quote is on offer for this request.
         * - `QUOTE_VERSION_MISMATCH`: Another version is on offer. The quote was revised since you read it.
         * - `RATE_LIMITED`: Too many calls. A key may call 600 times a minute and 50 times a second; an address may be refused 30 sign-ins a minute.
         * - `REQUEST_HAS_QUOTE`: A quote is on offer. A request with a quote is declined, not cancelled.
         * - `SANDBOX_FINISHED`: The scenario has ended. There is no further step.
         * - `SANDBOX_LIMIT`: The day’s test orders are used up. An account may create 500 a day (UTC).
         * - `SANDBOX_ONLY`: This works only in the sandbox. This is a production key.
         * - `SERVICE_BUSY`: Too many documents are being rendered right now. The queue of documents is full; nothing was changed.
         * - `SERVICE_NOT_APPLICABLE`: This service does not fit the order. A short-term plate on a truck transport, for instance. details.errors lists all of them.
         * - `SERVICE_NOT_SUPPORTED`: The operator does not offer this service. Export plates and customs are not offered.
         * - `SERVICE_UNAVAILABLE`: The service cannot reach its database. For example while its database moves to another server, which takes seconds. Whether a change happened is unknown.
         * - `STORAGE_UNAVAILABLE`: Files cannot be stored or read right now. The store that holds documents and photos does not answer. Nothing was changed, and calls without files work.
         * - `SUBSCRIPTION_NOT_FOUND`: There is no such endpoint in this environment. It was deleted, or belongs to the other environment.
         * - `TOKEN_EXPIRED`: The access token is older than an hour. This is normal: tokens last one hour.
         * - `TOO_MANY_SUBSCRIPTIONS`: There are already ten endpoints. More than that is not possible in one environment.
         * - `TRANSPORT_TYPE_NOT_ALLOWED`: Your agreement does not have this transport type. Which types you may order is agreed with the operator.
         * - `UNAUTHORIZED`: No key was sent. The call had neither Authorization nor X-API-Key.
         * - `VEHICLE_NOT_DRIVEABLE`: The vehicle cannot be driven. DRIVEN needs a vehicle that is driveable and roadworthy.
         */
        code: ("ACCESS_TOKEN_REQUIRED" | "ACCOUNT_NOT_ELIGIBLE" | "ACCOUNT_SUSPENDED" | "CREDENTIALS_AWAITING_APPROVAL" | "CREDENTIALS_DISABLED" | "CREDENTIALS_EXPIRED" | "DOCUMENT_NOT_FOUND" | "ENDPOINT_PAUSED" | "EXTERNAL_ORDER_ID_EXISTS" | "FEATURE_NOT_ENABLED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_REQUEST_IN_PROGRESS" | "INSUFFICIENT_SCOPE" | "INTERNAL_ERROR" | "INVALID_CREDENTIALS" | "INVALID_CURSOR" | "INVALID_IDEMPOTENCY_KEY" | "INVALID_JSON" | "INVALID_REQUEST" | "INVALID_SCENARIO" | "INVALID_TOKEN" | "INVALID_WEBHOOK_URL" | "NOT_FOUND" | "NO_CONTRACTING_PARTY" | "NO_V1_MESSAGE" | "ORDER_NOT_CANCELLABLE" | "ORDER_NOT_CHANGEABLE" | "ORDER_NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "QUOTE_ACCEPTANCE_NOT_AGREED" | "QUOTE_ALREADY_DECIDED" | "QUOTE_DOCUMENT_NOT_FOUND" | "QUOTE_EXPIRED" | "QUOTE_NOT_FOUND" | "QUOTE_NOT_OFFERED" | "QUOTE_VERSION_MISMATCH" | "RATE_LIMITED" | "REQUEST_HAS_QUOTE" | "SANDBOX_FINISHED" | "SANDBOX_LIMIT" | "SANDBOX_ONLY" | "SERVICE_BUSY" | "SERVICE_NOT_APPLICABLE" | "SERVICE_NOT_SUPPORTED" | "SERVICE_UNAVAILABLE" | "STORAGE_UNAVAILABLE" | "SUBSCRIPTION_NOT_FOUND" | "TOKEN_EXPIRED" | "TOO_MANY_SUBSCRIPTIONS" | "TRANSPORT_TYPE_NOT_ALLOWED" | "UNAUTHORIZED" | "VEHICLE_NOT_DRIVEABLE" | (string & {}));
        /** English sentence for people; may change */
        message: string;
        /**
         * Format: uuid
         * The id of the call, also in the header X-Request-Id
         */
        requestId: string;
        /** Details of the error; the errors page lists the fields of each code */
        details: {
          [key: string]: unknown;
        };
      };
    };
    Event: {
      /**
       * Format: uuid
       * The id of the event, as in the header webhook-id
       */
      id: string;
      /**
       * The name of the event
       * 
       * - `order.created`: An order or request was created, or a quote was accepted
       * - `order.accepted`: The order was accepted and released
       * - `order.scheduled`: The trip was scheduled
       * - `driver.assigned`: A driver was assigned
       * - `pickup.started`: The driver is on the way to the pickup
       * - `pickup.arrived`: The driver is at the pickup
       * - `vehicle.picked_up`: The vehicle was picked up; the protocol is available
       * - `transport.started`: The vehicle is on its way
       * - `transport.delayed`: A delay was reported
       * - `order.rescheduled`: A requested date changed, or the operator changed the order; read it for the other fields
       * - `delivery.arrived`: The driver is at the destination
       * - `vehicle.delivered`: The vehicle was handed over; the protocol is available
       * - `damage.reported`: Damage was noted at the handover or afterwards
       * - `order.completed`: The order is finished
       * - `order.cancelled`: The order was cancelled
       * - `order.rejected`: The request was withdrawn, declined or rejected
       * - `document.uploaded`: A document was uploaded
       * - `quote.offered`: A quote is on offer
       * - `invoice.created`: An invoice, a cancellation invoice or a credit note was issued
       * - `invoice.cancelled`: An invoice was cancelled by another one
       * - `webhook.test`: A test message
       */
      type: ("order.created" | "order.accepted" | "order.scheduled" | "driver.assigned" | "pickup.started" | "pickup.arrived" | "vehicle.picked_up" | "transport.started" | "transport.delayed" | "order.rescheduled" | "delivery.arrived" | "vehicle.delivered" | "damage.reported" | "order.completed" | "order.cancelled" | "order.rejected" | "document.uploaded" | "quote.offered" | "invoice.created" | "invoice.cancelled" | "webhook.test");
      /** The version of the format */
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
      /** As in the webhook message of this type: the order and what the event is about */
      data: {
        [key: string]: unknown;
      };
    };
    EventPage: {
      /** Oldest first; each is exactly the body of the webhook message */
      data: components['schemas']["Event"][];
      /** Send it as `cursor` to get the next page; null on the last page */
      nextCursor: (string | null);
      /** Never null: send it as `cursor` with the next poll to get newer events */
      resumeCursor: string;
    };
    Inbox: {
      /**
       * Format: uuid
       * The id of the inbox
       */
      id: string;
      /** Where to send messages: the address for a webhook endpoint of the sandbox */
      url: string;
      /**
       * Format: date-time
       * When the inbox and its messages are deleted
       */
      expiresAt: string;
    };
    InboxMessage: {
      /**
       * Format: uuid
       * The id of the stored message
       */
      id: string;
      /**
       * Format: date-time
       * When the inbox received it
       */
      receivedAt: string;
      /** The headers of the message, by their name in lower case */
      headers: {
        [key: string]: string;
      };
      /** The body as it was received: exactly the bytes that were signed */
      body: string;
      /** The checked signature; null when no endpoint sends to this inbox any more */
      signature: ({
        /** Whether all checks succeeded */
        valid: boolean;
        /** The steps of checking the signature, in order */
        checks: {
          /** What was checked */
          name: string;
          /** Whether this check succeeded */
          ok: boolean;
          /** The finding, in one sentence */
          explanation: string;
        }[];
      } | null);
    };
    ListedInbox: {
      /**
       * Format: uuid
       * The id of the inbox
       */
      id: string;
      /** Where to send messages: the address for a webhook endpoint of the sandbox */
      url: string;
      /**
       * Format: date-time
       * When the inbox and its messages are deleted
       */
      expiresAt: string;
      /**
       * Format: date-time
       * When it was created
       */
      createdAt: string;
      /** How many messages it has */
      messages: number;
      /** When the newest one came */
      lastMessageAt: (string | null);
    };
    Location: {
      /** The whole address in one line, for showing it to people */
      formatted: string;
      /** Company at the address; null if none was given */
      company: (string | null);
      /** Street and house number */
      street: string;
      /** Postal code in the form of the country */
      postalCode: string;
      /** Town or city */
      city: string;
      /** Country as an ISO 3166-1 alpha-2 code, such as DE */
      country: string;
      /** The contact person on site */
      contact: {
        /** Name of the person on site; null if none was given */
        name: (string | null);
        /** Phone number of that person; null if none was given */
        phone: (string | null);
      };
      /** Coordinates of the address; null until they were found */
      coordinates: ({
        /** Latitude in degrees, WGS 84 */
        lat: number;
        /** Longitude in degrees, WGS 84 */
        lng: number;
      } | null);
    };
    OAuthError: {
      /**
       * The code of RFC 6749 to evaluate
       * 
       * - `invalid_request`: A parameter is missing or sent twice, or the body cannot be read
       * - `invalid_client`: The client id is unknown or the secret is wrong; the answer does not say which
       * - `unauthorized_client`: The client or its account is disabled, expired, suspended or waits for approval
       * - `unsupported_grant_type`: The grant is not `client_credentials`
       * - `invalid_scope`: The client does not hold a scope that was asked for
       * - `temporarily_unavailable`: Too many token requests, or the service has no database right now; wait for Retry-After seconds
       * - `server_error`: An unexpected error of the service
       */
      error: ("invalid_request" | "invalid_client" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "temporarily_unavailable" | "server_error");
      /** English sentence for people; may change */
      error_description: string;
    };
    OlderCreated: {
      /**
       * Whether this is an order or a request
       * 
       * - `ORDER`: An order
       * - `REQUEST`: A request that needs a quote
       */
      art: ("ORDER" | "REQUEST");
      /**
       * Format: uuid
       * The id of the order or request
       */
      orderId: string;
      /** Number of the order; null while it is a request */
      orderNumber: (string | null);
      /** Number of the request; null if it never was one */
      requestNumber: (string | null);
      /** The internal status, for example OPEN */
      status: string;
      /** Your own number; null if you sent none */
      externalOrderId: (string | null);
      /** Whether this repeats the first answer */
      wiederholung: boolean;
      /** Names of the price and control fields that were dropped */
      verworfeneFelder: string[];
      /** A German sentence about the reason of a request and about dropped fields; null without both */
      hinweis: (string | null);
    };
    OlderError: {
      /** The code to evaluate */
      error: string;
      /** German sentence for people */
      message: string;
      /** For wrong fields `fehler`, a list of `feld` and `grund`; absent if there is nothing to add */
      details?: {
        [key: string]: unknown;
      };
      /**
       * Format: uuid
       * The id of the call, as in the header X-Request-Id
       */
      requestId: string;
    };
    OlderProcess: {
      /**
       * Whether this is an order or a request
       * 
       * - `ORDER`: An order
       * - `REQUEST`: A request that needs a quote
       */
      art: ("ORDER" | "REQUEST");
      /**
       * Format: uuid
       * The id of the order or request
       */
      orderId: string;
      /** Number of the order; null while it is a request */
      orderNumber: (string | null);
      /** Number of the request; null if it never was one */
      requestNumber: (string | null);
      /** The internal status, for example OPEN */
      status: string;
      /** Your own number; null if you sent none */
      externalOrderId: (string | null);
      /** Name of the scenario, for example STANDARD */
      szenario: string;
      /**
       * How the next step is started
       * 
       * - `automatic`: A step runs every 20 seconds
       * - `manual`: A step runs only when you advance the order
       */
      modus: ("automatic" | "manual");
      /** Number of the last step that ran; 1 is the creation */
      schritt: number;
      /** Number of steps of the scenario */
      schritte: number;
      /** Whether all steps have run */
      abgeschlossen: boolean;
      /** Name of the last step that ran */
      letzterSchritt: (string | null);
      /** Name of the next step; null at the end */
      naechsterSchritt: (string | null);
      /** The steps so far, oldest first */
      verlauf: {
        /** Number of the step */
        schritt: number;
        /** Name of the step */
        name: string;
        /**
         * Format: date-time
         * When the step ran
         */
        zeitpunkt: string;
      }[];
    };
    OlderStatus: {
      /**
       * Whether this is an order or a request
       * 
       * - `ORDER`: An order
       * - `REQUEST`: A request that needs a quote
       */
      art: ("ORDER" | "REQUEST");
      /**
       * Format: uuid
       * The id of the order or request
       */
      orderId: string;
      /** Number of the order; null while it is a request */
      orderNumber: (string | null);
      /** Number of the request; null if it never was one */
      requestNumber: (string | null);
      /** The internal status, for example OPEN */
      status: string;
      /** Your own number; null if you sent none */
      externalOrderId: (string | null);
      /** Number of the public tracking page */
      trackingNumber: string;
      /** When the vehicle should be picked up, in UTC; null if none was requested */
      pickupDate: (string | null);
      /** When the vehicle should be delivered, in UTC; null if none was requested */
      expectedDeliveryDate: (string | null);
      /** When the vehicle was picked up; null until then */
      actualPickup: (string | null);
      /** When the vehicle was handed over; null until then */
      actualDelivery: (string | null);
      /**
       * Format: date-time
       * When the order or request was created
       */
      createdAt: string;
      /**
       * Format: date-time
       * Time of the last change
       */
      updatedAt: string;
    };
    Order: {
      /**
       * Whether this is an order or a request that waits for a quote
       * 
       * - `ORDER`: It is ordered and has a price
       * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
       */
      kind: ("ORDER" | "REQUEST");
      /**
       * Format: uuid
       * The id that the service gave it; it stays the same when a request becomes an order
       */
      id: string;
      /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
      orderNumber: (string | null);
      /** Number in the address of the public tracking page */
      trackingNumber: string;
      /** Address of the public tracking page, which needs no login */
      trackingUrl: string;
      /** Number of the request; kept after it became an order; null if it never was a request */
      requestNumber: (string | null);
      /** Your own number; null if you sent none */
      externalOrderId: (string | null);
      /** Your reference, which need not be unique and is printed on documents; null if you sent none */
      customerReference: (string | null);
      /** Your cost centre, which is on the lines of the invoice; null if you sent none */
      customerCostCentre: (string | null);
      /**
       * Status of the order or request
       * 
       * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
       * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
       * - `REJECTED`: A request that was withdrawn, declined or refused; final
       * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
       * - `SCHEDULED`: A driver is assigned
       * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
       * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
       * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
       * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
       * - `COMPLETED`: The order is finished; an invoice may follow or exist already
       * - `CANCELLED`: The order was cancelled by you or by the operator; final
       */
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      /** Whether anything is missing for planning the order */
      readiness: {
        /**
         * Whether dispatch can plan the order
         * 
         * - `READY_FOR_PLANNING`: Dispatch has all that it needs to plan the trip
         * - `INCOMPLETE`: The order is accepted, but the fields in `missing` are still needed
         */
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        /** True if a registration or a short-term plate was ordered, for which the operator needs papers */
        documentsRequired: boolean;
        /** Paths of the fields that dispatch still needs, such as `vehicle.vin` */
        missing: string[];
      };
      /**
       * How the vehicle is moved
       * 
       * - `DRIVEN`: A driver drives the vehicle on its own wheels
       * - `TRAILER`: The vehicle is carried alone, on a trailer
       * - `TRUCK`: The vehicle is carried with others, on a car transporter
       */
      transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
      /** The vehicle to transfer */
      vehicle: {
        /** Vehicle identification number of 17 characters; null if not known yet */
        vin: (string | null);
        /** Make, such as Volkswagen; null if none was given */
        manufacturer: (string | null);
        /** Model, such as Golf; null if none was given */
        model: (string | null);
        /** Year of the model; null if none was given */
        modelYear: (number | null);
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
        type: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
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
        fuelType: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
        /** Registration and plates of the vehicle */
        registration: {
          /**
           * Whether the vehicle is registered; null if not known
           * 
           * - `REGISTERED`: The vehicle is registered and has valid plates
           * - `NOT_REGISTERED`: The vehicle was never registered
           * - `DEREGISTERED`: The vehicle was registered once and is not any more
           */
          status: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          /** Number on its plates; null if none was given */
          licensePlate: (string | null);
        };
        /** Whether the vehicle can be driven; `DRIVEN` transport needs both */
        operationalStatus: {
          /** Whether the vehicle can move by itself */
          driveable: boolean;
          /** Whether it may be driven on public roads */
          roadworthy: boolean;
        };
      };
      /** Where the vehicle is picked up */
      pickup: components['schemas']["Location"];
      /** Where the vehicle is delivered */
      delivery: components['schemas']["Location"];
      /** When the vehicle should be picked up; null if none was requested */
      requestedPickup: (string | null);
      /** When the vehicle should be delivered; a reported delay moves it; null if none was requested */
      requestedDelivery: (string | null);
      /** When the vehicle was picked up; null until then */
      actualPickup: (string | null);
      /** When the vehicle was handed over; null until then */
      actualDelivery: (string | null);
      /** What was ordered in addition to the transfer */
      services: {
        /** Whether the operator registers the vehicle */
        registration: boolean;
        /** Whether the operator gets short-term plates for the trip */
        shortTermPlate: boolean;
      };
      /** Note for dispatch and driver; null if there is none */
      instructions: (string | null);
      /** The price by the agreement; null for a request until its quote is accepted */
      price: ({
        /** Amount without VAT, with up to two decimals */
        net: number;
        /** Amount with VAT, with up to two decimals */
        gross: number;
        /** Rate of VAT in percent, such as 19 */
        vatRate: number;
        /** Currency as an ISO 4217 code, such as EUR */
        currency: string;
        /** The parts that add up to the net amount */
        lines: {
          /**
           * What the line is for; null for a line that the operator wrote on a quote
           * 
           * - `BASE`: The transfer itself
           * - `DISTANCE`: Kilometres; one line for each tier of the agreement
           * - `MINIMUM`: Supplement to the minimum price
           * - `WEEKEND`: Surcharge for a weekend
           * - `EXPRESS`: Surcharge for short notice
           * - `FUEL`: Fuel surcharge of the month
           * - `REGISTRATION`: Registration of the vehicle
           * - `SHORT_TERM_PLATE`: Short-term plate
           * - `REGISTRATION_FEE`: Official fee of the registration, without VAT
           * - `SHORT_TERM_PLATE_FEE`: Official fee of the short-term plate, without VAT
           */
          code: (("BASE" | "DISTANCE" | "MINIMUM" | "WEEKEND" | "EXPRESS" | "FUEL" | "REGISTRATION" | "SHORT_TERM_PLATE" | "REGISTRATION_FEE" | "SHORT_TERM_PLATE_FEE") | null);
          /** The same in words */
          description: string;
          /** Kilometres for `DISTANCE`, otherwise the number of units */
          quantity: number;
          /** Amount of one unit without VAT */
          unitNet: number;
          /** Amount of the line without VAT */
          net: number;
          /** Rate of VAT in percent; 0 for an official fee that is passed on */
          vatRate: number;
        }[];
      } | null);
      /** The driver; null unless one is assigned and the agreement shows drivers */
      driver: ({
        /** First name of the driver */
        firstName: string;
        /** First letter of the last name */
        initial: string;
      } | null);
      /** Your own data, returned unchanged */
      metadata: {
        [key: string]: unknown;
      };
      /** True in the sandbox, where nothing is driven or billed */
      sandbox: boolean;
      /**
       * Format: date-time
       * When the order or request was created
       */
      createdAt: string;
      /**
       * Format: date-time
       * Time of the last change
       */
      updatedAt: string;
    };
    OrderAtClock: {
      /**
       * Whether this is an order or a request that waits for a quote
       * 
       * - `ORDER`: It is ordered and has a price
       * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
       */
      kind: ("ORDER" | "REQUEST");
      /**
       * Format: uuid
       * The id that the service gave it; it stays the same when a request becomes an order
       */
      id: string;
      /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
      orderNumber: (string | null);
      /** Number in the address of the public tracking page */
      trackingNumber: string;
      /** Address of the public tracking page, which needs no login */
      trackingUrl: string;
      /** Number of the request; kept after it became an order; null if it never was a request */
      requestNumber: (string | null);
      /** Your own number; null if you sent none */
      externalOrderId: (string | null);
      /** Your reference, which need not be unique and is printed on documents; null if you sent none */
      customerReference: (string | null);
      /** Your cost centre, which is on the lines of the invoice; null if you sent none */
      customerCostCentre: (string | null);
      /**
       * Status of the order or request
       * 
       * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
       * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
       * - `REJECTED`: A request that was withdrawn, declined or refused; final
       * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
       * - `SCHEDULED`: A driver is assigned
       * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
       * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
       * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
       * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
       * - `COMPLETED`: The order is finished; an invoice may follow or exist already
       * - `CANCELLED`: The order was cancelled by you or by the operator; final
       */
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      /** Whether anything is missing for planning the order */
      readiness: {
        /**
         * Whether dispatch can plan the order
         * 
         * - `READY_FOR_PLANNING`: Dispatch has all that it needs to plan the trip
         * - `INCOMPLETE`: The order is accepted, but the fields in `missing` are still needed
         */
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        /** True if a registration or a short-term plate was ordered, for which the operator needs papers */
        documentsRequired: boolean;
        /** Paths of the fields that dispatch still needs, such as `vehicle.vin` */
        missing: string[];
      };
      /**
       * How the vehicle is moved
       * 
       * - `DRIVEN`: A driver drives the vehicle on its own wheels
       * - `TRAILER`: The vehicle is carried alone, on a trailer
       * - `TRUCK`: The vehicle is carried with others, on a car transporter
       */
      transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
      /** The vehicle to transfer */
      vehicle: {
        /** Vehicle identification number of 17 characters; null if not known yet */
        vin: (string | null);
        /** Make, such as Volkswagen; null if none was given */
        manufacturer: (string | null);
        /** Model, such as Golf; null if none was given */
        model: (string | null);
        /** Year of the model; null if none was given */
        modelYear: (number | null);
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
        type: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
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
        fuelType: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
        /** Registration and plates of the vehicle */
        registration: {
          /**
           * Whether the vehicle is registered; null if not known
           * 
           * - `REGISTERED`: The vehicle is registered and has valid plates
           * - `NOT_REGISTERED`: The vehicle was never registered
           * - `DEREGISTERED`: The vehicle was registered once and is not any more
           */
          status: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          /** Number on its plates; null if none was given */
          licensePlate: (string | null);
        };
        /** Whether the vehicle can be driven; `DRIVEN` transport needs both */
        operationalStatus: {
          /** Whether the vehicle can move by itself */
          driveable: boolean;
          /** Whether it may be driven on public roads */
          roadworthy: boolean;
        };
      };
      /** Where the vehicle is picked up */
      pickup: components['schemas']["Location"];
      /** Where the vehicle is delivered */
      delivery: components['schemas']["Location"];
      /** When the vehicle should be picked up; null if none was requested */
      requestedPickup: (string | null);
      /** When the vehicle should be delivered; a reported delay moves it; null if none was requested */
      requestedDelivery: (string | null);
      /** When the vehicle was picked up; null until then */
      actualPickup: (string | null);
      /** When the vehicle was handed over; null until then */
      actualDelivery: (string | null);
      /** What was ordered in addition to the transfer */
      services: {
        /** Whether the operator registers the vehicle */
        registration: boolean;
        /** Whether the operator gets short-term plates for the trip */
        shortTermPlate: boolean;
      };
      /** Note for dispatch and driver; null if there is none */
      instructions: (string | null);
      /** The price by the agreement; null for a request until its quote is accepted */
      price: ({
        /** Amount without VAT, with up to two decimals */
        net: number;
        /** Amount with VAT, with up to two decimals */
        gross: number;
        /** Rate of VAT in percent, such as 19 */
        vatRate: number;
        /** Currency as an ISO 4217 code, such as EUR */
        currency: string;
        /** The parts that add up to the net amount */
        lines: {
          /**
           * What the line is for; null for a line that the operator wrote on a quote
           * 
           * - `BASE`: The transfer itself
           * - `DISTANCE`: Kilometres; one line for each tier of the agreement
           * - `MINIMUM`: Supplement to the minimum price
           * - `WEEKEND`: Surcharge for a weekend
           * - `EXPRESS`: Surcharge for short notice
           * - `FUEL`: Fuel surcharge of the month
           * - `REGISTRATION`: Registration of the vehicle
           * - `SHORT_TERM_PLATE`: Short-term plate
           * - `REGISTRATION_FEE`: Official fee of the registration, without VAT
           * - `SHORT_TERM_PLATE_FEE`: Official fee of the short-term plate, without VAT
           */
          code: (("BASE" | "DISTANCE" | "MINIMUM" | "WEEKEND" | "EXPRESS" | "FUEL" | "REGISTRATION" | "SHORT_TERM_PLATE" | "REGISTRATION_FEE" | "SHORT_TERM_PLATE_FEE") | null);
          /** The same in words */
          description: string;
          /** Kilometres for `DISTANCE`, otherwise the number of units */
          quantity: number;
          /** Amount of one unit without VAT */
          unitNet: number;
          /** Amount of the line without VAT */
          net: number;
          /** Rate of VAT in percent; 0 for an official fee that is passed on */
          vatRate: number;
        }[];
      } | null);
      /** The driver; null unless one is assigned and the agreement shows drivers */
      driver: ({
        /** First name of the driver */
        firstName: string;
        /** First letter of the last name */
        initial: string;
      } | null);
      /** Your own data, returned unchanged */
      metadata: {
        [key: string]: unknown;
      };
      /** True in the sandbox, where nothing is driven or billed */
      sandbox: boolean;
      /**
       * Format: date-time
       * When the order or request was created
       */
      createdAt: string;
      /**
       * Format: date-time
       * Time of the last change
       */
      updatedAt: string;
      /** The progress of the scenario */
      scenario: components['schemas']["Scenario"];
      /** The clock of the order and what it ran */
      clock: components['schemas']["TestClock"];
    };
    OrderChange: {
      /** Your reference, which need not be unique and is printed on documents; null clears it */
      customerReference?: (string | null);
      /** Your cost centre, at most 100 characters; it is on the lines of the invoice; null clears it */
      customerCostCentre?: (string | null);
      /** When the vehicle should be picked up: ISO 8601 with a time zone; null clears it */
      requestedPickup?: (string | null);
      /** When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone; null clears it */
      requestedDelivery?: (string | null);
      /** At the pickup only the contact can change */
      pickup?: {
        /** The contact on site: fields that are not sent stay, and a field that is null is cleared */
        contact?: {
          /** Name of the person on site */
          name?: (string | null);
          /** Phone number of that person; the driver may call it */
          phone?: (string | null);
        };
      };
      /** At the delivery only the contact can change */
      delivery?: {
        /** The contact on site: fields that are not sent stay, and a field that is null is cleared */
        contact?: {
          /** Name of the person on site */
          name?: (string | null);
          /** Phone number of that person; the driver may call it */
          phone?: (string | null);
        };
      };
      /** Note for dispatch and driver; null clears it */
      instructions?: (string | null);
      /** Of the vehicle only VIN and plate can change */
      vehicle?: {
        /** Vehicle identification number: 17 letters and digits in either case, no I, O or Q */
        vin?: string;
        /** Of the registration only the plate can change */
        registration?: {
          /** Number on its plates */
          licensePlate?: string;
        };
      };
      /** Your own data, at most 16 KiB and 5 levels; replaces the previous value completely */
      metadata?: {
        [key: string]: unknown;
      };
    };
    OrderCheck: {
      /**
       * The result of creating it now
       * 
       * - `ORDER`: It is ordered and has a price
       * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
       */
      kind: ("ORDER" | "REQUEST");
      /** The price by the agreement; null for a request */
      price: ({
        /** Amount without VAT, with up to two decimals */
        net: number;
        /** Amount with VAT, with up to two decimals */
        gross: number;
        /** Rate of VAT in percent, such as 19 */
        vatRate: number;
        /** Currency as an ISO 4217 code, such as EUR */
        currency: string;
        /** The parts that add up to the net amount */
        lines: {
          /**
           * What the line is for; null for a line that the operator wrote on a quote
           * 
           * - `BASE`: The transfer itself
           * - `DISTANCE`: Kilometres; one line for each tier of the agreement
           * - `MINIMUM`: Supplement to the minimum price
           * - `WEEKEND`: Surcharge for a weekend
           * - `EXPRESS`: Surcharge for short notice
           * - `FUEL`: Fuel surcharge of the month
           * - `REGISTRATION`: Registration of the vehicle
           * - `SHORT_TERM_PLATE`: Short-term plate
           * - `REGISTRATION_FEE`: Official fee of the registration, without VAT
           * - `SHORT_TERM_PLATE_FEE`: Official fee of the short-term plate, without VAT
           */
          code: (("BASE" | "DISTANCE" | "MINIMUM" | "WEEKEND" | "EXPRESS" | "FUEL" | "REGISTRATION" | "SHORT_TERM_PLATE" | "REGISTRATION_FEE" | "SHORT_TERM_PLATE_FEE") | null);
          /** The same in words */
          description: string;
          /** Kilometres for `DISTANCE`, otherwise the number of units */
          quantity: number;
          /** Amount of one unit without VAT */
          unitNet: number;
          /** Amount of the line without VAT */
          net: number;
          /** Rate of VAT in percent; 0 for an official fee that is passed on */
          vatRate: number;
        }[];
      } | null);
    };
    OrderCreation: {
      /** Your own number, unique in account and environment; without an Idempotency-Key it makes the call safe to repeat */
      externalOrderId?: (string | null);
      /** Your reference, which need not be unique and is printed on documents */
      customerReference?: (string | null);
      /** Your cost centre, at most 100 characters; it is on the lines of the invoice */
      customerCostCentre?: (string | null);
      /**
       * How the vehicle is moved; the agreement says which ways are possible and which need a quote
       * 
       * - `DRIVEN`: A driver drives the vehicle on its own wheels
       * - `TRAILER`: The vehicle is carried alone, on a trailer
       * - `TRUCK`: The vehicle is carried with others, on a car transporter
       */
      transportType?: (("DRIVEN" | "TRAILER" | "TRUCK") | null);
      /** The vehicle to transfer */
      vehicle?: ({
        /** Vehicle identification number: 17 letters and digits in either case, no I, O or Q; dispatch needs it before the trip */
        vin?: (string | null);
        /** Make, such as Volkswagen */
        manufacturer?: (string | null);
        /** Model, such as Golf */
        model?: (string | null);
        /** Year of the model */
        modelYear?: (number | null);
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
        type?: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
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
        fuelType?: (("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG") | null);
        /** Registration and plates of the vehicle */
        registration?: ({
          /**
           * Whether the vehicle is registered
           * 
           * - `REGISTERED`: The vehicle is registered and has valid plates
           * - `NOT_REGISTERED`: The vehicle was never registered
           * - `DEREGISTERED`: The vehicle was registered once and is not any more
           */
          status?: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          /** Number on its plates */
          licensePlate?: (string | null);
        } | null);
        /** Whether the vehicle can be driven; `DRIVEN` transport needs both */
        operationalStatus?: ({
          /** Whether the vehicle can move by itself */
          driveable?: (boolean | null);
          /** Whether it may be driven on public roads */
          roadworthy?: (boolean | null);
        } | null);
      } | null);
      /** Where the vehicle is picked up; it cannot be changed later */
      pickup: {
        /** Company at the address */
        company?: (string | null);
        /** Street and house number */
        street: string;
        /** Postal code in the form of the country, for example 20539 in DE */
        postalCode: string;
        /** Town or city */
        city: string;
        /** Country as an ISO 3166-1 alpha-2 code in either case */
        country?: (string | null);
        /** The contact person on site; dispatch needs name and phone number before the trip */
        contact?: ({
          /** Name of the person on site */
          name?: (string | null);
          /** Phone number of that person; the driver may call it */
          phone?: (string | null);
        } | null);
      };
      /** Where the vehicle is delivered; it cannot be changed later */
      delivery: {
        /** Company at the address */
        company?: (string | null);
        /** Street and house number */
        street: string;
        /** Postal code in the form of the country, for example 20539 in DE */
        postalCode: string;
        /** Town or city */
        city: string;
        /** Country as an ISO 3166-1 alpha-2 code in either case */
        country?: (string | null);
        /** The contact person on site; dispatch needs name and phone number before the trip */
        contact?: ({
          /** Name of the person on site */
          name?: (string | null);
          /** Phone number of that person; the driver may call it */
          phone?: (string | null);
        } | null);
      };
      /** When the vehicle should be picked up: ISO 8601 with a time zone */
      requestedPickup?: (string | null);
      /** When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone */
      requestedDelivery?: (string | null);
      /** What is ordered in addition to the transfer */
      services?: ({
        /** Whether the operator registers the vehicle */
        registration?: (boolean | null);
        /** Whether the operator gets short-term plates for the trip; only for `DRIVEN` transport */
        shortTermPlate?: (boolean | null);
        /** Not offered: true is refused with SERVICE_NOT_SUPPORTED */
        exportPlate?: (boolean | null);
        /** Not offered: true is refused with SERVICE_NOT_SUPPORTED */
        customs?: (boolean | null);
      } | null);
      /** Note for dispatch and driver */
      instructions?: (string | null);
      /** E-mail address of your end customer, who receives the tracking link and status messages; no account is created */
      endCustomerEmail?: (string | null);
      /** Your own data, returned unchanged: at most 16 KiB and 5 levels */
      metadata?: ({
        [key: string]: unknown;
      } | null);
    };
    OrderStatus: {
      /**
       * Status of the order or request
       * 
       * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
       * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
       * - `REJECTED`: A request that was withdrawn, declined or refused; final
       * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
       * - `SCHEDULED`: A driver is assigned
       * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
       * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
       * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
       * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
       * - `COMPLETED`: The order is finished; an invoice may follow or exist already
       * - `CANCELLED`: The order was cancelled by you or by the operator; final
       */
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      /** Whether anything is missing for planning the order */
      readiness: {
        /**
         * Whether dispatch can plan the order
         * 
         * - `READY_FOR_PLANNING`: Dispatch has all that it needs to plan the trip
         * - `INCOMPLETE`: The order is accepted, but the fields in `missing` are still needed
         */
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        /** True if a registration or a short-term plate was ordered, for which the operator needs papers */
        documentsRequired: boolean;
        /** Paths of the fields that dispatch still needs, such as `vehicle.vin` */
        missing: string[];
      };
      /** When the vehicle should be picked up; null if none was requested */
      requestedPickup: (string | null);
      /** When the vehicle should be delivered; a reported delay moves it; null if none was requested */
      requestedDelivery: (string | null);
      /** When the vehicle was picked up; null until then */
      actualPickup: (string | null);
      /** When the vehicle was handed over; null until then */
      actualDelivery: (string | null);
      /** When the vehicle will probably arrive, computed while it is in transit; otherwise null */
      estimatedDelivery: (string | null);
    };
    PausedWebhookSubscription: {
      /**
       * Format: uuid
       * The id of the endpoint
       */
      id: string;
      /** Where messages are sent */
      url: string;
      /** The names of the events that the endpoint receives */
      events: string[];
      /** Your note about the endpoint; null if there is none */
      description: (string | null);
      /**
       * The environment whose events it receives
       * 
       * - `production`: Real orders: vehicles are driven and billed
       * - `sandbox`: Simulated orders: nothing is driven or billed
       */
      environment: ("production" | "sandbox");
      /**
       * Whether messages are sent
       * 
       * - `ACTIVE`: Messages are sent
       * - `PAUSED`: Nothing is sent until the endpoint is resumed
       */
      status: ("ACTIVE" | "PAUSED");
      /**
       * The format of its messages
       * 
       * - `2026-09-01`: Messages of API v1
       * - `legacy`: Messages of the older format, which endpoints created before 2026-09-23 get until they are switched
       */
      format: ("2026-09-01" | "legacy");
      /**
       * Format: date-time
       * When the endpoint was created
       */
      createdAt: string;
      /**
       * Format: date-time
       * Time of the last change of the endpoint
       */
      updatedAt: string;
      /** Number of open messages that ended; they can be resent after resuming */
      ended: number;
    };
    Quote: {
      /**
       * Format: uuid
       * The id of the quote, which is also the id of the request
       */
      id: string;
      /** Number of the quote; null before the first one */
      quoteNumber: (string | null);
      /**
       * Format: uuid
       * The id of the request
       */
      requestId: string;
      /** Number of the request; of a quote for a change, the number of the order */
      requestNumber: string;
      /** The id of the order; null until the quote is accepted, unless it is for a change of an order */
      orderId: (string | null);
      /** Number of the order; null until the quote is accepted */
      orderNumber: (string | null);
      /**
       * Status of the quote
       * 
       * - `REQUESTED`: No quote was made yet
       * - `OFFERED`: A quote is on offer and waits for a decision
       * - `ACCEPTED`: The quote was accepted; the request became an order
       * - `DECLINED`: The quote was declined; the request is rejected
       * - `WITHDRAWN`: The operator withdrew the quote before a decision
       * - `EXPIRED`: The quote was valid until `validUntil` and nobody decided
       */
      state: ("REQUESTED" | "OFFERED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED");
      /** Version of the quote, counted from 1; 0 before the first quote */
      version: number;
      /** It can be accepted until this time; null before the first quote */
      validUntil: (string | null);
      /** What the order will cost; null before the first quote */
      amounts: ({
        /** Amount without VAT */
        net: number;
        /** Amount with VAT */
        gross: number;
        /** Amount of the VAT */
        vat: number;
        /** Rate of VAT in percent, such as 19 */
        vatRate: number;
        /** Currency as an ISO 4217 code, such as EUR */
        currency: string;
      } | null);
      /** The lines that add up to the net amount; empty before the first quote */
      lineItems: {
        /** What the line is for */
        description: string;
        /** How many units */
        quantity: number;
        /** Amount of one unit without VAT */
        unitNet: number;
        /** Amount of the line without VAT */
        net: number;
        /** Rate of VAT in percent; 0 for an official fee that is passed on */
        vatRate: number;
      }[];
      /** How the quote can be accepted */
      acceptance: {
        /** Whether the agreement provides acceptance by API */
        viaApi: boolean;
        /** The page to accept or decline the quote; null when it is not on offer, or when the caller may not decide on quotes */
        url: (string | null);
      };
      /** Where to download the quote as PDF; null before it exists */
      documentUrl: (string | null);
      /**
       * Format: date-time
       * When the first quote was made; until then, when the request was created
       */
      createdAt: string;
      /**
       * Format: date-time
       * Time of the last change of the quote; before the first quote, that of the request
       */
      updatedAt: string;
      /** When it was accepted, declined or withdrawn; null until then */
      decidedAt: (string | null);
    };
    RequestLogEntry: {
      /**
       * Format: uuid
       * The id of the call, as in the header X-Request-Id
       */
      requestId: string;
      /**
       * Format: date-time
       * When the call arrived
       */
      at: string;
      /**
       * Which interface was called
       * 
       * - `v1`: A call of API v1
       * - `legacy`: A call of the older interface
       * - `oauth`: A call of the token endpoint
       * - `mcp`: A tool that an agent called
       */
      interface: ("v1" | "legacy" | "oauth" | "mcp");
      /**
       * The environment of the credential
       * 
       * - `production`: Real orders: vehicles are driven and billed
       * - `sandbox`: Simulated orders: nothing is driven or billed
       */
      environment: ("production" | "sandbox");
      /** HTTP method */
      method: string;
      /** The called path without the query, which is not stored */
      path: string;
      /** HTTP status of the answer */
      status: number;
      /** Response time in milliseconds */
      durationMs: number;
      /** The credential of the call; null if none was recognised */
      credential: ({
        /**
         * Format: uuid
         * The id of the credential
         */
        id: string;
        /** Its name in the portal */
        name: string;
        /**
         * Kind of credential
         * 
         * - `api_key`: An API key, which is sent with every call
         * - `oauth_client`: An OAuth client, which exchanges its secret for access tokens of one hour
         */
        type: ("api_key" | "oauth_client");
        /** The readable start of the key or secret */
        prefix: string;
        /** The id of the OAuth client; null for an API key */
        clientId: (string | null);
      } | null);
      /** The order that the call was about; null if none */
      order: ({
        /**
         * Format: uuid
         * The id of the order or request
         */
        id: string;
        /** Its order number, or its request number while it is a request */
        number: string;
      } | null);
      /** Your own number in the call or of its order; null if none */
      externalOrderId: (string | null);
      /** The error code of API v1, also for calls of the older interface; null for a success */
      errorCode: (string | null);
    };
    ResentWebhookDeliveries: {
      /** Number of deliveries that are sent again */
      resent: number;
    };
    RolledWebhookSubscription: {
      /**
       * Format: uuid
       * The id of the endpoint
       */
      id: string;
      /** Where messages are sent */
      url: string;
      /** The names of the events that the endpoint receives */
      events: string[];
      /** Your note about the endpoint; null if there is none */
      description: (string | null);
      /**
       * The environment whose events it receives
       * 
       * - `production`: Real orders: vehicles are driven and billed
       * - `sandbox`: Simulated orders: nothing is driven or billed
       */
      environment: ("production" | "sandbox");
      /**
       * Whether messages are sent
       * 
       * - `ACTIVE`: Messages are sent
       * - `PAUSED`: Nothing is sent until the endpoint is resumed
       */
      status: ("ACTIVE" | "PAUSED");
      /**
       * The format of its messages
       * 
       * - `2026-09-01`: Messages of API v1
       * - `legacy`: Messages of the older format, which endpoints created before 2026-09-23 get until they are switched
       */
      format: ("2026-09-01" | "legacy");
      /**
       * Format: date-time
       * When the endpoint was created
       */
      createdAt: string;
      /**
       * Format: date-time
       * Time of the last change of the endpoint
       */
      updatedAt: string;
      /** The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC */
      secret: string;
      /** The same secret as Standard Webhooks libraries take it */
      standardWebhooksSecret: string;
      /**
       * Format: date-time
       * The old secret stays valid until then
       */
      oldSecretUntil: string;
    };
    Scenario: {
      /**
       * The scenario that the order plays
       * 
       * - `STANDARD`: From order to invoice without problems
       * - `DELAY`: On the road a delay is reported; the delivery moves by two hours
       * - `DAMAGE`: Damage is noted at the handover, with a damage report
       * - `CANCELLATION`: The operator cancels after a driver was assigned
       * - `QUOTE_REQUIRED`: A request first, then a quote, its acceptance, and the order
       * - `EXTRAS`: Waiting time and a fuel receipt are approved, invoiced with the transport, and paid
       * - `CORRECTED_INVOICE`: The invoice is cancelled, and a new one is issued
       * - `TRIP_IN_VAIN`: The vehicle is not there; the order is cancelled, and the trip is invoiced
       * - `CHANGED_ORDER`: The operator changes the destination and the price, before the pickup and on the way
       */
      name: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN" | "CHANGED_ORDER");
      /**
       * How the next step is started
       * 
       * - `automatic`: A step runs every 20 seconds
       * - `manual`: A step runs only when you advance the order
       */
      mode: ("automatic" | "manual");
      /** Number of the last step that ran; 1 is the creation */
      step: number;
      /** Number of steps of the scenario */
      steps: number;
      /** Whether all steps have run */
      finished: boolean;
      /** Name of the last step that ran, such as `DRIVER_ASSIGNED` */
      last: (string | null);
      /** Name of the next step; null at the end */
      next: (string | null);
    };
    TestClock: {
      /**
       * Format: date-time
       * Current time of the order's clock
       */
      now: string;
      /** The steps that this call ran; QUOTE_EXPIRED if a quote ended */
      ran: {
        /** The name of the step, such as VEHICLE_PICKED_UP */
        name: string;
        /**
         * Format: date-time
         * When the step is planned, by the clock of the order
         */
        at: string;
      }[];
      /** The next planned step; null if the scenario has ended or waits for your decision */
      next: ({
        /** The name of the step, such as VEHICLE_PICKED_UP */
        name: string;
        /**
         * Format: date-time
         * When the step is planned, by the clock of the order
         */
        at: string;
      } | null);
    };
    Tracking: {
      /** Where the vehicle is; null except between pickup and delivery, and only if the driver agreed to it */
      location: ({
        /** Latitude in degrees, WGS 84 */
        lat: number;
        /** Longitude in degrees, WGS 84 */
        lng: number;
        /**
         * Format: date-time
         * When the device measured the position
         */
        recordedAt: string;
        /** Radius of uncertainty in metres; null if not known */
        accuracyMeters: (number | null);
        /** Direction of travel, clockwise from north; null if not known */
        headingDegrees: (number | null);
        /** Speed in km/h; null if not known */
        speedKmh: (number | null);
      } | null);
      /** True when the position is older than three intervals */
      stale: boolean;
      /**
       * Why there is no position; null when there is one
       * 
       * - `NOT_IN_TRANSIT`: The vehicle is not picked up yet, or was delivered already
       * - `NO_POSITION`: The driver does not share positions, or none arrived yet
       * - `SANDBOX`: No vehicle is driven in the sandbox
       */
      locationUnavailableReason: (("NOT_IN_TRANSIT" | "NO_POSITION" | "SANDBOX") | null);
      /** When the driver will probably be at the pickup: from the position, otherwise as requested; null once picked up */
      estimatedPickup: (string | null);
      /** When the vehicle will probably arrive: from the position, otherwise from the plan */
      estimatedDelivery: (string | null);
      /** Kilometres by road to the destination; null without a position */
      distanceRemainingKm: (number | null);
      /** The driver; null unless one is assigned and the agreement shows drivers */
      driver: ({
        /** First name of the driver */
        firstName: string;
        /** First letter of the last name */
        initial: string;
      } | null);
    };
    WebhookDelivery: {
      /**
       * Format: uuid
       * As in X-Service-Delivery-Id
       */
      id: string;
      /**
       * Format: uuid
       * The endpoint that the message is for
       */
      endpointId: string;
      /**
       * Format: uuid
       * The id of the event, as in the message
       */
      eventId: string;
      /** The name of the event */
      event: string;
      /** The order or request; null for a test message */
      orderId: (string | null);
      /**
       * Status of the delivery
       * 
       * - `PENDING`: Not tried yet
       * - `DELIVERED`: Answered with 2xx
       * - `FAILED_RETRYING`: Failed; another attempt follows
       * - `DEAD_LETTER`: Given up, or ended by a pause
       */
      state: ("PENDING" | "DELIVERED" | "FAILED_RETRYING" | "DEAD_LETTER");
      /** Number of attempts, including those before a resend */
      attempts: number;
      /** When the next attempt is due; null if no attempt follows */
      nextAttemptAt: (string | null);
      /** HTTP status of the last attempt */
      status: (number | null);
      /** Duration of the last attempt in milliseconds */
      durationMs: (number | null);
      /** The beginning of the last response */
      response: (string | null);
      /** Why the last attempt failed, if no response came */
      error: (string | null);
      /**
       * Format: date-time
       * When the message was created
       */
      createdAt: string;
      /** When it was delivered or given up; null while attempts follow */
      finishedAt: (string | null);
      /** Number of the order or request */
      orderNumber: (string | null);
    };
    WebhookDeliveryDetails: {
      /**
       * Format: uuid
       * As in X-Service-Delivery-Id
       */
      id: string;
      /**
       * Format: uuid
       * The endpoint that the message is for
       */
      endpointId: string;
      /**
       * Format: uuid
       * The id of the event, as in the message
       */
      eventId: string;
      /** The name of the event */
      event: string;
      /** The order or request; null for a test message */
      orderId: (string | null);
      /**
       * Status of the delivery
       * 
       * - `PENDING`: Not tried yet
       * - `DELIVERED`: Answered with 2xx
       * - `FAILED_RETRYING`: Failed; another attempt follows
       * - `DEAD_LETTER`: Given up, or ended by a pause
       */
      state: ("PENDING" | "DELIVERED" | "FAILED_RETRYING" | "DEAD_LETTER");
      /** Number of attempts, including those before a resend */
      attempts: number;
      /** When the next attempt is due; null if no attempt follows */
      nextAttemptAt: (string | null);
      /** HTTP status of the last attempt */
      status: (number | null);
      /** Duration of the last attempt in milliseconds */
      durationMs: (number | null);
      /** The beginning of the last response */
      response: (string | null);
      /** Why the last attempt failed, if no response came */
      error: (string | null);
      /**
       * Format: date-time
       * When the message was created
       */
      createdAt: string;
      /** When it was delivered or given up; null while attempts follow */
      finishedAt: (string | null);
      /** Number of the order or request */
      orderNumber: (string | null);
      /** The exact bytes of the message */
      body: string;
      /** Every attempt, oldest first */
      attemptLog: {
        /** Counts from 1 */
        attempt: number;
        /**
         * Format: date-time
         * When the attempt began
         */
        at: string;
        /** HTTP status; null if no response came */
        status: (number | null);
        /** Duration of the attempt in milliseconds */
        durationMs: number;
        /** The beginning of the response */
        response: string;
        /** Why it failed, if no response came */
        error: (string | null);
      }[];
    };
    WebhookSubscription: {
      /**
       * Format: uuid
       * The id of the endpoint
       */
      id: string;
      /** Where messages are sent */
      url: string;
      /** The names of the events that the endpoint receives */
      events: string[];
      /** Your note about the endpoint; null if there is none */
      description: (string | null);
      /**
       * The environment whose events it receives
       * 
       * - `production`: Real orders: vehicles are driven and billed
       * - `sandbox`: Simulated orders: nothing is driven or billed
       */
      environment: ("production" | "sandbox");
      /**
       * Whether messages are sent
       * 
       * - `ACTIVE`: Messages are sent
       * - `PAUSED`: Nothing is sent until the endpoint is resumed
       */
      status: ("ACTIVE" | "PAUSED");
      /**
       * The format of its messages
       * 
       * - `2026-09-01`: Messages of API v1
       * - `legacy`: Messages of the older format, which endpoints created before 2026-09-23 get until they are switched
       */
      format: ("2026-09-01" | "legacy");
      /**
       * Format: date-time
       * When the endpoint was created
       */
      createdAt: string;
      /**
       * Format: date-time
       * Time of the last change of the endpoint
       */
      updatedAt: string;
    };
    WebhookTestResult: {
      /** Whether the endpoint answered with a 2xx in time */
      delivered: boolean;
      /** HTTP status of the answer; null if there was none */
      status: (number | null);
      /** Response time in milliseconds */
      durationMs: number;
      /** The beginning of the response */
      response: string;
      /** Why there was no answer, such as a refused connection; null if there was one */
      error: (string | null);
      /**
       * Format: uuid
       * The id of the delivery, as in the header X-Service-Delivery-Id
       */
      deliveryId: string;
    };
    /** An order or request was created, or a quote was accepted */
    OrderCreatedEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      /** The name of the event */
      type: "order.created";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** The document that came with this change; absent if none did */
        document?: {
          /**
           * Format: uuid
           * The id of the document
           */
          id: string;
          /** Kind of document, as in the list of documents */
          kind: string;
          /** File name for saving */
          fileName: string;
          /** Media type of the file, such as application/pdf */
          contentType: string;
          /** Size of the file in bytes */
          size: number;
          /** SHA-256 of the file in hexadecimal; compare it after the download */
          sha256: string;
          /** Where to download the file, with a credential that has `documents:read` */
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
      /** The name of the event */
      type: "order.accepted";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
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
      /** The name of the event */
      type: "order.scheduled";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
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
      /** The name of the event */
      type: "driver.assigned";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** The driver; null unless the agreement shows drivers */
        driver: ({
          /** First name of the driver */
          firstName: string;
          /** First letter of the last name */
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
      /** The name of the event */
      type: "pickup.started";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
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
      /** The name of the event */
      type: "pickup.arrived";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
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
      /** The name of the event */
      type: "vehicle.picked_up";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /**
         * Format: date-time
         * When the vehicle was picked up
         */
        actualPickup: string;
        /** Odometer in kilometres, from the protocol; null if not noted */
        odometerKm: (number | null);
        /** Level of the tank or battery in percent, from the protocol; null if not noted */
        fuelLevelPercent: (number | null);
        /** The document that came with this change; absent if none did */
        document?: {
          /**
           * Format: uuid
           * The id of the document
           */
          id: string;
          /** Kind of document, as in the list of documents */
          kind: string;
          /** File name for saving */
          fileName: string;
          /** Media type of the file, such as application/pdf */
          contentType: string;
          /** Size of the file in bytes */
          size: number;
          /** SHA-256 of the file in hexadecimal; compare it after the download */
          sha256: string;
          /** Where to download the file, with a credential that has `documents:read` */
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
      /** The name of the event */
      type: "transport.started";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
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
      /** The name of the event */
      type: "transport.delayed";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** Reason for the delay; null if none was given */
        reason: (string | null);
        /** The delivery date after the delay; null if there is none */
        requestedDelivery: (string | null);
      };
    };
    /** A requested date changed, or the operator changed the order; read it for the other fields */
    OrderRescheduledEvent: {
      /**
       * Format: uuid
       * The id of the event: the same for every endpoint and retry
       */
      id: string;
      /** The name of the event */
      type: "order.rescheduled";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** The new requested pickup; null if there is none */
        requestedPickup: (string | null);
        /** The previous requested pickup; null if there was none */
        previousRequestedPickup: (string | null);
        /** The new requested delivery; null if there is none */
        requestedDelivery: (string | null);
        /** The previous requested delivery; null if there was none */
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
      /** The name of the event */
      type: "delivery.arrived";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
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
      /** The name of the event */
      type: "vehicle.delivered";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /**
         * Format: date-time
         * When the vehicle was handed over
         */
        actualDelivery: string;
        /** Whether damage was noted at the handover */
        hasDamage: boolean;
        /** Odometer in kilometres, from the protocol; null if not noted */
        odometerKm: (number | null);
        /** Level of the tank or battery in percent, from the protocol; null if not noted */
        fuelLevelPercent: (number | null);
        /** The document that came with this change; absent if none did */
        document?: {
          /**
           * Format: uuid
           * The id of the document
           */
          id: string;
          /** Kind of document, as in the list of documents */
          kind: string;
          /** File name for saving */
          fileName: string;
          /** Media type of the file, such as application/pdf */
          contentType: string;
          /** Size of the file in bytes */
          size: number;
          /** SHA-256 of the file in hexadecimal; compare it after the download */
          sha256: string;
          /** Where to download the file, with a credential that has `documents:read` */
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
      /** The name of the event */
      type: "damage.reported";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** True if it was reported after the handover, false if noted at it */
        afterDelivery: boolean;
        /** Description of the damage; null if there is none */
        description: (string | null);
        /** The document that came with this change; absent if none did */
        document?: {
          /**
           * Format: uuid
           * The id of the document
           */
          id: string;
          /** Kind of document, as in the list of documents */
          kind: string;
          /** File name for saving */
          fileName: string;
          /** Media type of the file, such as application/pdf */
          contentType: string;
          /** Size of the file in bytes */
          size: number;
          /** SHA-256 of the file in hexadecimal; compare it after the download */
          sha256: string;
          /** Where to download the file, with a credential that has `documents:read` */
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
      /** The name of the event */
      type: "order.completed";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** The document that came with this change; absent if none did */
        document?: {
          /**
           * Format: uuid
           * The id of the document
           */
          id: string;
          /** Kind of document, as in the list of documents */
          kind: string;
          /** File name for saving */
          fileName: string;
          /** Media type of the file, such as application/pdf */
          contentType: string;
          /** Size of the file in bytes */
          size: number;
          /** SHA-256 of the file in hexadecimal; compare it after the download */
          sha256: string;
          /** Where to download the file, with a credential that has `documents:read` */
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
      /** The name of the event */
      type: "order.cancelled";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** Reason for the cancellation; null if none was given */
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
      /** The name of the event */
      type: "order.rejected";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** Reason for the rejection; null if none was given */
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
      /** The name of the event */
      type: "document.uploaded";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** The document that came with this change; absent if none did */
        document?: {
          /**
           * Format: uuid
           * The id of the document
           */
          id: string;
          /** Kind of document, as in the list of documents */
          kind: string;
          /** File name for saving */
          fileName: string;
          /** Media type of the file, such as application/pdf */
          contentType: string;
          /** Size of the file in bytes */
          size: number;
          /** SHA-256 of the file in hexadecimal; compare it after the download */
          sha256: string;
          /** Where to download the file, with a credential that has `documents:read` */
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
      /** The name of the event */
      type: "quote.offered";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** Number of the quote */
        quoteNumber: string;
        /** Version of the quote, which an acceptance can name */
        version: number;
        /**
         * Format: date-time
         * Until when it can be accepted
         */
        validUntil: string;
        /** The document that came with this change; absent if none did */
        document?: {
          /**
           * Format: uuid
           * The id of the document
           */
          id: string;
          /** Kind of document, as in the list of documents */
          kind: string;
          /** File name for saving */
          fileName: string;
          /** Media type of the file, such as application/pdf */
          contentType: string;
          /** Size of the file in bytes */
          size: number;
          /** SHA-256 of the file in hexadecimal; compare it after the download */
          sha256: string;
          /** Where to download the file, with a credential that has `documents:read` */
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
      /** The name of the event */
      type: "invoice.created";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** Number of the invoice */
        invoiceNumber: string;
        /** Number of the invoice that this one cancels; absent otherwise */
        cancelsInvoiceNumber?: string;
        /** Number of the invoice that this credit note reduces; absent otherwise */
        creditsInvoiceNumber?: string;
        /** The document that came with this change; absent if none did */
        document?: {
          /**
           * Format: uuid
           * The id of the document
           */
          id: string;
          /** Kind of document, as in the list of documents */
          kind: string;
          /** File name for saving */
          fileName: string;
          /** Media type of the file, such as application/pdf */
          contentType: string;
          /** Size of the file in bytes */
          size: number;
          /** SHA-256 of the file in hexadecimal; compare it after the download */
          sha256: string;
          /** Where to download the file, with a credential that has `documents:read` */
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
      /** The name of the event */
      type: "invoice.cancelled";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /**
         * Whether this is an order or a request that waits for a quote
         * 
         * - `ORDER`: It is ordered and has a price
         * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
         */
        kind: ("ORDER" | "REQUEST");
        /**
         * The status after this event
         * 
         * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
         * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
         * - `REJECTED`: A request that was withdrawn, declined or refused; final
         * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
         * - `SCHEDULED`: A driver is assigned
         * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
         * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
         * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
         * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
         * - `COMPLETED`: The order is finished; an invoice may follow or exist already
         * - `CANCELLED`: The order was cancelled by you or by the operator; final
         */
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        /**
         * Format: uuid
         * The id of the order or request
         */
        orderId: string;
        /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
        orderNumber: (string | null);
        /** Number of the request; kept after it became an order; null if it never was a request */
        requestNumber: (string | null);
        /** Your own number; null if you sent none */
        externalOrderId: (string | null);
        /** Your reference, which need not be unique and is printed on documents; null if you sent none */
        customerReference: (string | null);
        /** Your cost centre, which is on the lines of the invoice; null if you sent none */
        customerCostCentre: (string | null);
        /** Address of the public tracking page, which needs no login */
        trackingUrl: string;
        /** The invoice that is no longer valid */
        invoiceNumber: string;
        /** The invoice that cancels it */
        cancellationNumber: string;
        /** Why it was cancelled */
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
      /** The name of the event */
      type: "webhook.test";
      /** The version of the format of this message */
      apiVersion: "2026-09-01";
      /**
       * Format: date-time
       * When the change happened; strictly increasing within one order
       */
      createdAt: string;
      /**
       * Format: uuid
       * The id of the account
       */
      tenantId: string;
      /** The event and the order or request that it is about */
      data: {
        /** Null: a test message belongs to no order */
        status: null;
        /** A sentence stating that this is a test */
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
        /** The only supported grant */
        grant_type: "client_credentials";
        /**
         * Format: starts_with
         * The id of the client, unless it is sent with HTTP Basic
         */
        client_id?: string;
        /** The secret of the client, unless it is sent with HTTP Basic */
        client_secret?: string;
        /** Requested scopes, separated by spaces; by default all scopes of the client */
        scope?: string;
      };
      "application/x-www-form-urlencoded": {
        /** The only supported grant */
        grant_type: "client_credentials";
        /**
         * Format: starts_with
         * The id of the client, unless it is sent with HTTP Basic
         */
        client_id?: string;
        /** The secret of the client, unless it is sent with HTTP Basic */
        client_secret?: string;
        /** Requested scopes, separated by spaces; by default all scopes of the client */
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
        /** Your own value; makes the call safe to repeat for 24 hours: the same key and body return the first response again */
        "Idempotency-Key"?: string;
        /**
         * The scenario that the order plays, by default `STANDARD`; a quote request plays only `QUOTE_REQUIRED`. Ignored with live credentials
         * 
         * - `STANDARD`: From order to invoice without problems
         * - `DELAY`: On the road a delay is reported; the delivery moves by two hours
         * - `DAMAGE`: Damage is noted at the handover, with a damage report
         * - `CANCELLATION`: The operator cancels after a driver was assigned
         * - `QUOTE_REQUIRED`: A request first, then a quote, its acceptance, and the order
         * - `EXTRAS`: Waiting time and a fuel receipt are approved, invoiced with the transport, and paid
         * - `CORRECTED_INVOICE`: The invoice is cancelled, and a new one is issued
         * - `TRIP_IN_VAIN`: The vehicle is not there; the order is cancelled, and the trip is invoiced
         * - `CHANGED_ORDER`: The operator changes the destination and the price, before the pickup and on the way
         */
        "X-Sandbox-Scenario"?: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN" | "CHANGED_ORDER");
        /**
         * How the next step is started, by default `automatic`. Ignored with live credentials
         * 
         * - `automatic`: A step runs every 20 seconds
         * - `manual`: A step runs only when you advance the order
         */
        "X-Sandbox-Mode"?: ("automatic" | "manual");
      };
    };
    requestBody: { content: {
      "application/json": {
        /** Your own number, up to 200 characters; identifies a repeated call */
        externalOrderId?: unknown;
        /** Where the vehicle is picked up, in one line: street, number, postal code, city */
        pickup: unknown;
        /** Where the vehicle is delivered, in one line: street, number, postal code, city */
        delivery: unknown;
        /** Postal code of the pickup; stored, not evaluated */
        pickupZip?: unknown;
        /** Postal code of the delivery; stored, not evaluated */
        deliveryZip?: unknown;
        /** When the vehicle should be picked up; without a time zone in German time */
        pickupDate?: unknown;
        /** When the vehicle should be delivered; without a time zone in German time */
        expectedDeliveryDate?: unknown;
        /**
         * Kind of vehicle, by default `CAR`; in any letter case
         * 
         * - `CAR`: A passenger car of another kind than those below
         * - `COMBI`: An estate car
         * - `SUV`: A sport utility vehicle
         * - `VAN`: A van or minibus
         * - `TRUCK_7_5`: A truck of up to 7.5 tonnes
         * - `TRUCK_12`: A truck of up to 12 tonnes
         * - `TRUCK_40`: A truck of up to 40 tonnes
         */
        vehicleType?: unknown;
        /**
         * Fuel or energy source, by default `DIESEL`; in any letter case
         * 
         * - `DIESEL`: Diesel
         * - `PETROL`: Petrol
         * - `ELECTRIC`: Battery only
         * - `HYBRID`: A combustion engine and a battery
         * - `HYDROGEN`: Hydrogen
         * - `LPG`: Liquefied petroleum gas
         * - `LNG`: Liquefied natural gas
         */
        fuelType?: unknown;
        /** Vehicle identification number */
        vin?: unknown;
        /** Make of the vehicle, such as Volkswagen */
        vehicleMake?: unknown;
        /** Model of the vehicle, such as Golf */
        vehicleModel?: unknown;
        /** Year of the model, as a number or as text */
        vehicleYear?: unknown;
        /** Number on the plates of the vehicle */
        licensePlate?: unknown;
        /** Name of the person at the pickup */
        pickupContactName?: unknown;
        /** Phone number of the person at the pickup */
        pickupContactPhone?: unknown;
        /** Name of the person at the delivery */
        deliveryContactName?: unknown;
        /** Phone number of the person at the delivery */
        deliveryContactPhone?: unknown;
        /** Note for dispatch and driver, up to 500 characters */
        notes?: unknown;
        /**
         * Whether the operator registers the vehicle; in any letter case
         * 
         * - `NONE`: No registration
         * - `FULL_REGISTRATION`: The operator registers the vehicle
         */
        registrationService?: unknown;
        /**
         * How the vehicle is moved; in any letter case
         * 
         * - `DRIVEN_SINGLE`: A driver drives the vehicle on its own wheels
         * - `CARRIER_SINGLE`: The vehicle is carried alone, on a trailer
         * - `CARRIER_MULTI`: The vehicle is carried with others, on a car transporter
         * - `FLEXIBLE`: Any transport type is accepted; the vehicle is driven
         */
        transportMode?: unknown;
        /**
         * Plates with which the vehicle is driven; in any letter case
         * 
         * - `EXISTING_REGISTRATION`: With its own plates
         * - `RED_PLATE`: With red plates; stored for dispatch
         * - `SHORT_TERM_PLATE`: With short-term plates, which the operator gets
         * - `AUTO_SELECT`: Dispatch decides
         * - `NOT_REQUIRED`: No plates are needed
         */
        roadMovementMethod?: unknown;
        /**
         * Whether the vehicle is registered; unknown if it is not sent; in any letter case
         * 
         * - `REGISTERED`: The vehicle is registered and has valid plates
         * - `NOT_REGISTERED`: The vehicle was never registered
         * - `DEREGISTERED`: The vehicle was registered once and is not any more
         */
        registrationStatus?: unknown;
        /** Distance in kilometres, as a number or as text; shown to dispatch and never used for the price */
        distance?: unknown;
        /** E-mail address of your end customer, who receives the tracking link and status messages */
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
        /** The order number, the request number, the id, or your externalOrderId */
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
          /** The newest processes of the sandbox, at most 50 */
          vorgaenge: components['schemas']["OlderProcess"][];
        };
      } };
    };
  };
  olderAdvance: {
    parameters: {
      path: {
        /** The order number, the request number, the id, or your externalOrderId */
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
        /** The order number, the request number, the id, or your externalOrderId */
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
        /** Only calls since this time: ISO 8601 with a time zone; by default the last 24 hours */
        from?: string;
        /**
         * Only calls of this kind
         * 
         * - `errors`: Calls that were answered with a 4xx or 5xx
         * - `slow`: Calls that took one second or longer
         */
        only?: ("errors" | "slow");
        /** Maximum number of entries per page, 1 to 100 */
        limit?: number;
        /** The `nextCursor` of the previous page, unchanged; without it the list starts from the beginning */
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          /** The calls of this page */
          data: components['schemas']["RequestLogEntry"][];
          /** Send it as `cursor` to get the next page; null on the last page */
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
        /** Your own value; makes the call safe to repeat for 24 hours: the same key and body return the first response again */
        "Idempotency-Key"?: string;
        /**
         * The scenario that the order plays, by default `STANDARD`; a quote request plays only `QUOTE_REQUIRED`. Ignored with live credentials
         * 
         * - `STANDARD`: From order to invoice without problems
         * - `DELAY`: On the road a delay is reported; the delivery moves by two hours
         * - `DAMAGE`: Damage is noted at the handover, with a damage report
         * - `CANCELLATION`: The operator cancels after a driver was assigned
         * - `QUOTE_REQUIRED`: A request first, then a quote, its acceptance, and the order
         * - `EXTRAS`: Waiting time and a fuel receipt are approved, invoiced with the transport, and paid
         * - `CORRECTED_INVOICE`: The invoice is cancelled, and a new one is issued
         * - `TRIP_IN_VAIN`: The vehicle is not there; the order is cancelled, and the trip is invoiced
         * - `CHANGED_ORDER`: The operator changes the destination and the price, before the pickup and on the way
         */
        "X-Sandbox-Scenario"?: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN" | "CHANGED_ORDER");
        /**
         * How the next step is started, by default `automatic`. Ignored with live credentials
         * 
         * - `automatic`: A step runs every 20 seconds
         * - `manual`: A step runs only when you advance the order
         */
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
        /** Only the order or request with this externalOrderId: at most one */
        externalOrderId?: string;
        /** Only orders changed since this time: ISO 8601 with a time zone, `+` written as `%2B` */
        updatedSince?: string;
        /** Only orders in this status; several are separated by commas */
        status?: string;
        /** Maximum number of entries per page, 1 to 100 */
        limit?: number;
        /** The `nextCursor` of the previous page, unchanged; without it the list starts from the beginning */
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          /** The orders and requests of this page */
          data: components['schemas']["Order"][];
          /** Send it as `cursor` to get the next page; null on the last page */
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
        /** The id of the order or request, its order number, or its request number */
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
        /** The id of the order or request, its order number, or its request number */
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
        /** The id of the order or request, its order number, or its request number */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        /** Reason for the cancellation; included in the event and shown to the operator */
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
        /** The id of the order or request, its order number, or its request number */
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
        /** The id of the order or request, its order number, or its request number */
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
        /** The id of the order or request, its order number, or its request number */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          /** The documents that the credential may see, oldest first */
          data: components['schemas']["Document"][];
        };
      } };
    };
  };
  downloadDocument: {
    parameters: {
      path: {
        /** The id of the order or request, its order number, or its request number */
        id: string;
        /** The id of the document, from the list of documents */
        documentId: string;
      };
      query?: never;
      header?: {
        /** The ETag of an earlier response; the answer is 304 if the file is still the same */
        "If-None-Match"?: string;
        /** One byte range, to resume an interrupted download */
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
        /** Your own value; makes the call safe to repeat for 24 hours: the same key and body return the first response again */
        "Idempotency-Key"?: string;
        /**
         * The scenario that the order plays, by default `STANDARD`; a quote request plays only `QUOTE_REQUIRED`. Ignored with live credentials
         * 
         * - `STANDARD`: From order to invoice without problems
         * - `DELAY`: On the road a delay is reported; the delivery moves by two hours
         * - `DAMAGE`: Damage is noted at the handover, with a damage report
         * - `CANCELLATION`: The operator cancels after a driver was assigned
         * - `QUOTE_REQUIRED`: A request first, then a quote, its acceptance, and the order
         * - `EXTRAS`: Waiting time and a fuel receipt are approved, invoiced with the transport, and paid
         * - `CORRECTED_INVOICE`: The invoice is cancelled, and a new one is issued
         * - `TRIP_IN_VAIN`: The vehicle is not there; the order is cancelled, and the trip is invoiced
         * - `CHANGED_ORDER`: The operator changes the destination and the price, before the pickup and on the way
         */
        "X-Sandbox-Scenario"?: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN" | "CHANGED_ORDER");
        /**
         * How the next step is started, by default `automatic`. Ignored with live credentials
         * 
         * - `automatic`: A step runs every 20 seconds
         * - `manual`: A step runs only when you advance the order
         */
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
        /** The id of the request, its request number, or the quote number */
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
        /** The id of the request, its request number, or the quote number */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        /** The version to decide on; by default the version on offer */
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
        /** The id of the request, its request number, or the quote number */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        /** Reason for declining; shown to the operator */
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
        /** The id of the request, its request number, or the quote number */
        id: string;
      };
      query?: never;
      header?: {
        /** The ETag of an earlier response; the answer is 304 if the file is still the same */
        "If-None-Match"?: string;
        /** One byte range, to resume an interrupted download */
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
      header?: {
        /** Your own value; makes the call safe to repeat for 24 hours: the same key and body return the first response again */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: {
      "application/json": {
        /** Where messages are sent: an https address that can be reached publicly */
        url: string;
        /** The events that the endpoint receives */
        events: ("order.created" | "order.accepted" | "order.scheduled" | "driver.assigned" | "pickup.started" | "pickup.arrived" | "vehicle.picked_up" | "transport.started" | "transport.delayed" | "order.rescheduled" | "delivery.arrived" | "vehicle.delivered" | "damage.reported" | "order.completed" | "order.cancelled" | "order.rejected" | "document.uploaded" | "quote.offered" | "invoice.created" | "invoice.cancelled" | "webhook.test")[];
        /** Your note about the endpoint */
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
      query?: {
        /** One or more, separated by commas: ACTIVE, PAUSED */
        status?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          /** The endpoints of the environment */
          data: components['schemas']["WebhookSubscription"][];
        };
      } };
    };
  };
  getWebhookSubscription: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
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
        /** The id of the webhook endpoint */
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
  changeWebhookSubscription: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        /** Where messages are sent: an https address that can be reached publicly */
        url?: string;
        /** Replaces the list of events; those of the older format only for endpoints that have it */
        events?: ("order.created" | "order.accepted" | "order.scheduled" | "driver.assigned" | "pickup.started" | "pickup.arrived" | "vehicle.picked_up" | "transport.started" | "transport.delayed" | "order.rescheduled" | "delivery.arrived" | "vehicle.delivered" | "damage.reported" | "order.completed" | "order.cancelled" | "order.rejected" | "document.uploaded" | "quote.offered" | "invoice.created" | "invoice.cancelled" | "webhook.test" | "order.status_changed" | "order.updated" | "order.delivered" | "protocol.pickup.submitted" | "protocol.delivery.submitted")[];
        /** Null clears it */
        description?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookSubscription"];
      } };
    };
  };
  testWebhookSubscription: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
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
  pauseWebhookSubscription: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
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
        "application/json": components['schemas']["PausedWebhookSubscription"];
      } };
    };
  };
  resumeWebhookSubscription: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
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
        "application/json": components['schemas']["WebhookSubscription"];
      } };
    };
  };
  rollWebhookSubscriptionSecret: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        /** Hours for which the old secret stays valid, 1 to 72 */
        hours: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["RolledWebhookSubscription"];
      } };
    };
  };
  listWebhookDeliveries: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
        id: string;
      };
      query?: {
        /**
         * Only deliveries in this state
         * 
         * - `PENDING`: Not tried yet
         * - `DELIVERED`: Answered with 2xx
         * - `FAILED_RETRYING`: Failed; another attempt follows
         * - `DEAD_LETTER`: Given up, or ended by a pause
         * - `FAILED`: FAILED_RETRYING or DEAD_LETTER
         */
        state?: ("PENDING" | "DELIVERED" | "FAILED_RETRYING" | "DEAD_LETTER" | "FAILED");
        /** Only deliveries of this event */
        event?: string;
        /** Id, order number or request number */
        order?: string;
        /** Maximum number of entries per page, 1 to 100 */
        limit?: number;
        /** The `nextCursor` of the previous page, unchanged; without it the list starts from the beginning */
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          /** The deliveries, newest first */
          data: components['schemas']["WebhookDelivery"][];
          /** Send it as `cursor` to get the next page; null on the last page */
          nextCursor: (string | null);
        };
      } };
    };
  };
  getWebhookDelivery: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
        id: string;
        /** The id of the delivery, as in X-Service-Delivery-Id */
        deliveryId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookDeliveryDetails"];
      } };
    };
  };
  resendWebhookDelivery: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
        id: string;
        /** The id of the delivery, as in X-Service-Delivery-Id */
        deliveryId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookDelivery"];
      } };
    };
  };
  resendFailedWebhookDeliveries: {
    parameters: {
      path: {
        /** The id of the webhook endpoint */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        /**
         * Format: date-time
         * Deliveries created since this time
         */
        failedSince: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["ResentWebhookDeliveries"];
      } };
    };
  };
  listEvents: {
    parameters: {
      path?: never;
      query?: {
        /** One or more, separated by commas: order.created, order.accepted, order.scheduled, driver.assigned, pickup.started, pickup.arrived, vehicle.picked_up, transport.started, transport.delayed, order.rescheduled, delivery.arrived, vehicle.delivered, damage.reported, order.completed, order.cancelled, order.rejected, document.uploaded, quote.offered, invoice.created, invoice.cancelled, webhook.test */
        type?: string;
        /** Id, order number or request number */
        order?: string;
        /** ISO 8601 with a time zone. Only events created since then; without it and without a cursor, those of the last 30 days */
        since?: string;
        /** Maximum number of entries per page, 1 to 100 */
        limit?: number;
        /** `nextCursor` or `resumeCursor` of the previous answer, unchanged */
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["EventPage"];
      } };
    };
  };
  advanceSandboxOrder: {
    parameters: {
      path: {
        /** The id of the order or request, its order number, or its request number */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        /** True runs all remaining steps, false only the next one */
        toEnd?: boolean;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["AdvancedOrder"];
      } };
    };
  };
  moveSandboxClock: {
    parameters: {
      path: {
        /** The id of the order or request, its order number, or its request number */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        /**
         * Format: date-time
         * The new time of the clock, in ISO 8601 with a time zone; not earlier than its current time
         */
        to?: string;
        /** Duration to move the clock by, in ISO 8601: P2D is two days, PT90M is 90 minutes */
        by?: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["OrderAtClock"];
      } };
    };
  };
  listenToSandbox: {
    parameters: {
      path?: never;
      query?: {
        /** The same as a query parameter, because a browser sends no header with its first connection */
        lastEventId?: string;
      };
      header?: {
        /** The id of the last event that was received; the stream continues after it */
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
      header?: {
        /** Your own value; makes the call safe to repeat for 24 hours: the same key and body return the first response again */
        "Idempotency-Key"?: string;
      };
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
  listInboxes: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          /** All inboxes of the account */
          data: components['schemas']["ListedInbox"][];
        };
      } };
    };
  };
  deleteInbox: {
    parameters: {
      path: {
        /** The id of the inbox */
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
  listInboxMessages: {
    parameters: {
      path: {
        /** The id of the inbox */
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          /** The messages of the inbox, newest first */
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
  | 'ENDPOINT_PAUSED'
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
  | 'NO_V1_MESSAGE'
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
