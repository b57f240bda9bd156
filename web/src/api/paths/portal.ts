// The calls of openapi/portal.json that the pages make, written by "npm run api -w web"; not by hand.
export interface paths {
  "/session": {
    post: operations["signIn"];
    get: operations["getSession"];
    delete: operations["signOut"];
  };
  "/session/passkey-challenge": {
    post: operations["challengePasskey"];
  };
  "/session/passkey": {
    post: operations["signInWithPasskey"];
  };
  "/password-reset": {
    post: operations["requestPasswordReset"];
  };
  "/invitation/open": {
    post: operations["openInvitation"];
  };
  "/invitation": {
    post: operations["acceptInvitation"];
  };
  "/me": {
    get: operations["getOwnAccount"];
    patch: operations["changeOwnAccount"];
  };
  "/me/password": {
    post: operations["changePassword"];
  };
  "/me/sessions": {
    delete: operations["endOtherSessions"];
  };
  "/me/sessions/{id}": {
    delete: operations["endSession"];
  };
  "/me/one-time-codes/proposal": {
    post: operations["proposeOneTimeCodes"];
  };
  "/me/one-time-codes": {
    post: operations["switchOnOneTimeCodes"];
  };
  "/me/one-time-codes/off": {
    post: operations["switchOffOneTimeCodes"];
  };
  "/me/passkeys/challenge": {
    post: operations["proposePasskey"];
  };
  "/me/passkeys": {
    post: operations["addPasskey"];
  };
  "/me/passkeys/{id}/removal": {
    post: operations["removePasskey"];
  };
  "/{environment}/overview": {
    get: operations["getOverview"];
  };
  "/{environment}/summary": {
    get: operations["getSummary"];
  };
  "/{environment}/search": {
    get: operations["searchPortal"];
  };
  "/{environment}/orders": {
    get: operations["listPortalOrders"];
    post: operations["createPortalOrder"];
  };
  "/{environment}/orders/counts": {
    get: operations["countPortalOrders"];
  };
  "/{environment}/orders/price": {
    post: operations["previewPortalPrice"];
  };
  "/{environment}/orders/{id}": {
    get: operations["getPortalOrder"];
    patch: operations["changePortalOrder"];
  };
  "/{environment}/orders/{id}/timeline": {
    get: operations["getPortalTimeline"];
  };
  "/{environment}/orders/{id}/tracking": {
    get: operations["getPortalTracking"];
  };
  "/{environment}/orders/{id}/documents": {
    get: operations["listPortalDocuments"];
  };
  "/{environment}/orders/{id}/extras": {
    get: operations["listPortalExtras"];
  };
  "/{environment}/orders/{id}/damage-cases": {
    get: operations["listPortalDamageCases"];
    post: operations["complainAboutOrder"];
  };
  "/{environment}/orders/{id}/cancel": {
    post: operations["cancelPortalOrder"];
  };
  "/{environment}/quotes": {
    get: operations["listPortalQuotes"];
  };
  "/{environment}/quotes/{id}": {
    get: operations["getPortalQuote"];
  };
  "/{environment}/quotes/{id}/accept": {
    post: operations["acceptPortalQuote"];
  };
  "/{environment}/quotes/{id}/decline": {
    post: operations["declinePortalQuote"];
  };
  "/{environment}/invoices": {
    get: operations["listPortalInvoices"];
  };
  "/{environment}/invoices/summary": {
    get: operations["getPortalInvoiceSummary"];
  };
  "/{environment}/invoices/{number}": {
    get: operations["getPortalInvoice"];
  };
  "/{environment}/imports": {
    get: operations["listImports"];
    post: operations["createImport"];
  };
  "/{environment}/imports/{id}": {
    get: operations["getImport"];
    patch: operations["changeImport"];
  };
  "/{environment}/imports/{id}/rows": {
    get: operations["listImportRows"];
  };
  "/{environment}/imports/{id}/rows/{row}": {
    patch: operations["correctImportRow"];
  };
  "/{environment}/imports/{id}/apply-suggestions": {
    post: operations["applyImportSuggestions"];
  };
  "/{environment}/imports/{id}/start": {
    post: operations["startImport"];
  };
  "/{environment}/imports/{id}/pause": {
    post: operations["pauseImport"];
  };
  "/{environment}/imports/{id}/cancel": {
    post: operations["cancelImport"];
  };
  "/{environment}/places/suggestions": {
    get: operations["suggestPlaces"];
  };
  "/{environment}/places/completions": {
    get: operations["completeAddress"];
  };
  "/{environment}/places/match": {
    post: operations["matchPlace"];
  };
  "/{environment}/places": {
    get: operations["listPlaces"];
    post: operations["createPlace"];
  };
  "/{environment}/places/duplicates": {
    get: operations["listDuplicates"];
  };
  "/{environment}/places/{placeId}": {
    get: operations["getPlace"];
    patch: operations["changePlace"];
    delete: operations["removePlace"];
  };
  "/{environment}/places/{placeId}/merge": {
    post: operations["mergePlaces"];
  };
  "/{environment}/carrier-offers": {
    get: operations["listPortalCarrierOffers"];
  };
  "/{environment}/carrier-offers/{id}": {
    get: operations["getPortalCarrierOffer"];
  };
  "/{environment}/carrier-offers/{id}/accept": {
    post: operations["acceptPortalCarrierOffer"];
  };
  "/{environment}/carrier-offers/{id}/decline": {
    post: operations["declinePortalCarrierOffer"];
  };
  "/{environment}/carrier-offers/{id}/driver": {
    put: operations["nameCarrierDriver"];
  };
  "/{environment}/carrier-offers/{id}/driver-link": {
    post: operations["renewCarrierDriverLink"];
  };
  "/carrier-drivers": {
    get: operations["listCarrierDrivers"];
  };
  "/{environment}/credentials": {
    get: operations["listCredentials"];
    post: operations["createCredential"];
  };
  "/{environment}/credentials/{id}": {
    get: operations["getCredential"];
    patch: operations["changeCredential"];
    delete: operations["revokeCredential"];
  };
  "/{environment}/credentials/{id}/approve": {
    post: operations["approveCredential"];
  };
  "/{environment}/credentials/{id}/roll": {
    post: operations["rollCredential"];
  };
  "/agent-request": {
    get: operations["readAgentRequest"];
  };
  "/{environment}/agents": {
    post: operations["allowAgent"];
    get: operations["listAgents"];
  };
  "/{environment}/agents/{id}": {
    delete: operations["endAgent"];
  };
  "/{environment}/webhook-endpoints": {
    get: operations["listWebhookEndpoints"];
    post: operations["createWebhookEndpoint"];
  };
  "/{environment}/webhook-endpoints/check-address": {
    post: operations["checkWebhookAddress"];
  };
  "/{environment}/webhook-endpoints/{id}": {
    get: operations["getWebhookEndpoint"];
    patch: operations["changeWebhookEndpoint"];
    delete: operations["deleteWebhookEndpoint"];
  };
  "/{environment}/webhook-endpoints/{id}/pause": {
    post: operations["pauseWebhookEndpoint"];
  };
  "/{environment}/webhook-endpoints/{id}/resume": {
    post: operations["resumeWebhookEndpoint"];
  };
  "/{environment}/webhook-endpoints/{id}/renew-secret": {
    post: operations["renewWebhookSecret"];
  };
  "/{environment}/webhook-endpoints/{id}/roll-secret": {
    post: operations["rollWebhookSecret"];
  };
  "/{environment}/webhook-endpoints/{id}/switch": {
    get: operations["previewWebhookSwitch"];
    post: operations["switchWebhookEndpoint"];
  };
  "/{environment}/webhook-endpoints/{id}/test": {
    post: operations["testWebhookEndpoint"];
  };
  "/{environment}/webhook-endpoints/{id}/samples": {
    get: operations["listWebhookSamples"];
  };
  "/{environment}/deliveries": {
    get: operations["listDeliveries"];
  };
  "/{environment}/deliveries/resend": {
    post: operations["resendDeliveries"];
  };
  "/{environment}/deliveries/resends": {
    get: operations["listResends"];
  };
  "/{environment}/deliveries/{id}": {
    get: operations["getDelivery"];
  };
  "/{environment}/deliveries/{id}/resend": {
    post: operations["resendDelivery"];
  };
  "/{environment}/request-log": {
    get: operations["listRequestLog"];
  };
  "/{environment}/request-log/summary": {
    get: operations["summarizeRequestLog"];
  };
  "/{environment}/request-log/{requestId}": {
    get: operations["getLoggedCall"];
  };
  "/{environment}/scenarios": {
    get: operations["listScenarios"];
  };
  "/{environment}/test-orders": {
    post: operations["createTestOrder"];
  };
  "/{environment}/orders/{id}/scenario": {
    get: operations["watchTestOrder"];
  };
  "/{environment}/orders/{id}/advance": {
    post: operations["advanceTestOrder"];
  };
  "/{environment}/orders/{id}/clock": {
    post: operations["moveTestClock"];
  };
  "/{environment}/orders/{id}/events/{eventId}": {
    get: operations["readSentMessage"];
  };
  "/{environment}/inboxes": {
    get: operations["listInboxes"];
    post: operations["createPortalInbox"];
  };
  "/{environment}/inboxes/{id}": {
    get: operations["getInbox"];
    delete: operations["deleteInbox"];
  };
  "/{environment}/inboxes/{id}/endpoint": {
    post: operations["subscribeInbox"];
  };
  "/{environment}/inboxes/{id}/messages": {
    get: operations["listInboxMessages"];
  };
  "/users": {
    get: operations["listUsers"];
    post: operations["inviteUser"];
  };
  "/users/{id}": {
    patch: operations["changeUser"];
    delete: operations["removeUser"];
  };
  "/users/{id}/invitation": {
    post: operations["inviteAgain"];
  };
  "/users/{id}/invitation-link": {
    post: operations["copyUserInvitation"];
  };
  "/account-settings": {
    get: operations["getAccountSettings"];
    patch: operations["changeAccountSettings"];
  };
}

export interface components {
  schemas: {
    AccountSettings: {
      writeKeysNeedApproval: boolean;
    };
    AddressCompletion: {
      cities: string[];
      areaCity: (string | null);
      postalCodes: string[];
      postalAreas: string[];
      coordinates: ({
        lat: number;
        lng: number;
      } | null);
    };
    AgentRequest: {
      name: string;
      returnsTo: string;
      scopes: {
        sandbox: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
        production: (("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[] | null);
      };
      refuseUrl: string;
    };
    AgentSession: {
      id: string;
      name: string;
      environment: ("production" | "sandbox");
      scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
      allowedBy: {
        id: string;
        name: string;
      };
      createdAt: string;
      lastUsedAt: (string | null);
      expiresAt: string;
    };
    AllowedAgent: {
      returnUrl: string;
    };
    BilledExtra: {
      id: string;
      category: ("EXTRA" | "EXPENSE");
      kind: ("WAITING" | "TRIP_IN_VAIN" | "LATE_CANCELLATION" | "WASH" | "CHARGING" | "PLATES" | "OTHER" | "FUEL" | "TOLL" | "PARKING" | "FERRY" | "TRAVEL" | "DAMAGE" | "CARRIER");
      name: (string | null);
      quantity: (number | null);
      waitedMinutes: (number | null);
      paid: ({
        gross: number;
        vatRate: number;
        on: string;
      } | null);
      note: (string | null);
      createdAt: string;
      description: {
        de: string;
        en: string;
      };
      reason: (string | null);
      net: number;
      gross: number;
      vatRate: number;
      currency: string;
      hasReceipt: boolean;
    };
    CarrierDriver: {
      id: string;
      name: string;
      phone: (string | null);
      email: (string | null);
    };
    CaseDamage: {
      part: (("bumperFront" | "bumperRear" | "wheelFront" | "wheelRear" | "wingFront" | "wingRear" | "doorFront" | "doorRear" | "sideWall" | "windowFront" | "windowRear" | "sill" | "roof" | "bonnet" | "windscreen" | "rearWindow" | "tailgate" | "headlight" | "tailLight" | "grille") | null);
      side: (("left" | "right") | null);
      type: (string | null);
      description: string;
    };
    ComplaintPossibility: {
      possible: boolean;
      reason: (("NOT_DELIVERED" | "TOO_LATE" | "CASE_EXISTS") | null);
      until: (string | null);
    };
    CreatedCredential: {
      id: string;
      type: ("api_key" | "oauth_client");
      environment: ("production" | "sandbox");
      name: string;
      clientId: (string | null);
      prefix: string;
      scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
      allowedAddresses: string[];
      disabled: boolean;
      awaitingApproval: boolean;
      expiresAt: (string | null);
      rolledTo: (string | null);
      rolledFrom: (string | null);
      lastUsed: ({
        at: string;
        address: string;
      } | null);
      createdAt: string;
      createdBy: ({
        name: (string | null);
        channel: string;
      } | null);
      disabledAt: (string | null);
      disabledBy: ({
        name: (string | null);
        channel: string;
      } | null);
      approvedBy: ({
        name: (string | null);
        channel: string;
      } | null);
      key?: string;
      clientSecret?: string;
    };
    CreatedWebhookSubscription: {
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      createdAt: string;
      updatedAt: string;
      secret: string;
      standardWebhooksSecret: string;
    };
    Credential: {
      id: string;
      type: ("api_key" | "oauth_client");
      environment: ("production" | "sandbox");
      name: string;
      clientId: (string | null);
      prefix: string;
      scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
      allowedAddresses: string[];
      disabled: boolean;
      awaitingApproval: boolean;
      expiresAt: (string | null);
      rolledTo: (string | null);
      rolledFrom: (string | null);
      lastUsed: ({
        at: string;
        address: string;
      } | null);
      createdAt: string;
      createdBy: ({
        name: (string | null);
        channel: string;
      } | null);
      disabledAt: (string | null);
      disabledBy: ({
        name: (string | null);
        channel: string;
      } | null);
      approvedBy: ({
        name: (string | null);
        channel: string;
      } | null);
    };
    DeliveryResend: {
      id: string;
      state: ("RUNNING" | "DONE");
      total: number;
      handled: number;
      resent: number;
      endpointId: (string | null);
      failedSince: (string | null);
      createdAt: string;
      finishedAt: (string | null);
    };
    Document: {
      id: string;
      kind: ("PICKUP_PROTOCOL" | "DELIVERY_PROTOCOL" | "DAMAGE_REPORT" | "AUTHORIZATION" | "VEHICLE_DOCUMENT" | "INVOICE" | "QUOTE" | "SIGNED_QUOTE");
      fileName: string;
      contentType: string;
      size: number;
      sha256: string;
      createdAt: string;
      downloadUrl: string;
    };
    DriverLink: {
      url: string;
      expiresAt: string;
      code: string;
      codeExpiresAt: string;
      mailed: boolean;
    };
    FoundInvoice: {
      number: string;
      orderNumber: string;
      customer: string;
      issuedAt: string;
      netCents: number;
      currency: string;
    };
    FoundOrder: {
      id: string;
      number: string;
      kind: ("ORDER" | "REQUEST");
      externalOrderId: (string | null);
      from: string;
      to: string;
      vehicle: (string | null);
      vin: (string | null);
      licensePlate: (string | null);
      shownStatus: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "COMPLAINT");
    };
    FoundPerson: {
      id: string;
      name: string;
      email: string;
      accountId: string;
      accountName: string;
    };
    FoundQuote: {
      number: string;
      requestNumber: string;
      customer: string;
      state: string;
      from: string;
      to: string;
    };
    Import: {
      id: string;
      fileName: (string | null);
      state: ("CHECKING" | "READY" | "RUNNING" | "PAUSED" | "DONE" | "CANCELLED");
      rows: number;
      counts: {
        UNCHECKED: number;
        TO_CORRECT: number;
        READY: number;
        REQUEST: number;
        EXISTS: number;
        DUPLICATE: number;
        CREATED: number;
        REQUESTED: number;
        FAILED: number;
      };
      net: {
        currency: string;
        ready: number;
        created: number;
      }[];
      haltedBy: (string | null);
      createdBy: (string | null);
      createdAt: string;
      startedAt: (string | null);
      finishedAt: (string | null);
      delimiter: (";" | "," | "\t" | "|");
      encoding: ("UTF-8" | "UTF-16" | "Windows-1252");
      columns: {
        name: string;
        field: (components['schemas']["ImportField"] | null);
        guessed: boolean;
        maybe: (("requestedPickup" | "requestedDelivery") | null);
      }[];
      values: {
        field: components['schemas']["ImportField"];
        text: string;
        rows: number;
        value: (string | null);
      }[];
      constants: {
        [key: string]: string;
      };
      remembered: boolean;
      suggestions: number;
      checkedAt: (string | null);
      agreementVersion: (number | null);
      priceChanges: {
        currency: string;
        rows: number;
        formerNet: number;
        net: number;
      }[];
      distanceLimitKm: (number | null);
    };
    ImportField: ("externalOrderId" | "customerReference" | "transportType" | "pickup.company" | "pickup.street" | "pickup.postalCode" | "pickup.city" | "pickup.country" | "pickup.contact.name" | "pickup.contact.phone" | "delivery.company" | "delivery.street" | "delivery.postalCode" | "delivery.city" | "delivery.country" | "delivery.contact.name" | "delivery.contact.phone" | "requestedPickup" | "requestedDelivery" | "vehicle.vin" | "vehicle.manufacturer" | "vehicle.model" | "vehicle.modelYear" | "vehicle.type" | "vehicle.fuelType" | "vehicle.registration.licensePlate" | "vehicle.registration.status" | "vehicle.operationalStatus.driveable" | "vehicle.operationalStatus.roadworthy" | "services.registration" | "services.shortTermPlate" | "instructions" | "endCustomerEmail");
    ImportRow: {
      row: number;
      result: ("UNCHECKED" | "TO_CORRECT" | "READY" | "REQUEST" | "EXISTS" | "DUPLICATE" | "CREATED" | "REQUESTED" | "FAILED");
      values: {
        [key: string]: string;
      };
      requestedPickup: (string | null);
      problems: {
        field: string;
        code: string;
        message: string;
        reason: ("REQUIRED" | "LETTER" | "LENGTH" | "DIGITS" | "POSTAL_CODE" | "DAY_OF_MONTH" | "DATE_NUMBER" | "TIME_FORMAT" | "COUNTRY" | "CHOICE" | "EMAIL" | "DATES" | "PAST_PICKUP" | "SAME_NUMBER" | "RULE" | "OTHER");
        about: {
          [key: string]: (string | number);
        };
        suggestion: (string | null);
        sure: boolean;
      }[];
      net: (number | null);
      currency: (string | null);
      priceChanged: boolean;
      formerNet: (number | null);
      formerCurrency: (string | null);
      quoteReason: (string | null);
      distanceKm: (number | null);
      duplicateOf: (number | null);
      order: ({
        id: string;
        number: string;
      } | null);
      error: (string | null);
    };
    ImportSummary: {
      id: string;
      fileName: (string | null);
      state: ("CHECKING" | "READY" | "RUNNING" | "PAUSED" | "DONE" | "CANCELLED");
      rows: number;
      counts: {
        UNCHECKED: number;
        TO_CORRECT: number;
        READY: number;
        REQUEST: number;
        EXISTS: number;
        DUPLICATE: number;
        CREATED: number;
        REQUESTED: number;
        FAILED: number;
      };
      net: {
        currency: string;
        ready: number;
        created: number;
      }[];
      haltedBy: (string | null);
      createdBy: (string | null);
      createdAt: string;
      startedAt: (string | null);
      finishedAt: (string | null);
    };
    InboxMessage: {
      id: string;
      receivedAt: string;
      headers: {
        [key: string]: string;
      };
      body: string;
      signature: ({
        valid: boolean;
        checks: {
          name: string;
          ok: boolean;
          explanation: string;
        }[];
      } | null);
    };
    InvitationLink: {
      url: string;
      expiresAt: string;
    };
    ListedInbox: {
      id: string;
      url: string;
      createdAt: string;
      expiresAt: string;
      endpoints: {
        id: string;
        description: (string | null);
        status: ("ACTIVE" | "PAUSED");
        events: string[];
        format: string;
      }[];
      messages: number;
      lastMessageAt: (string | null);
    };
    ListedOrder: {
      kind: ("ORDER" | "REQUEST");
      id: string;
      orderNumber: (string | null);
      trackingNumber: string;
      trackingUrl: string;
      requestNumber: (string | null);
      externalOrderId: (string | null);
      customerReference: (string | null);
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      readiness: {
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        documentsRequired: boolean;
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
      price: ({
        net: number;
        gross: number;
        vatRate: number;
        currency: string;
      } | null);
      driver: ({
        firstName: string;
        initial: string;
      } | null);
      metadata: {
        [key: string]: unknown;
      };
      sandbox: boolean;
      createdAt: string;
      updatedAt: string;
      shownStatus: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "COMPLAINT");
      expectedDelivery: (string | null);
      agreedDelivery: (string | null);
      late: boolean;
      lateMinutes: number;
      offer: ({
        net: number;
        gross: number;
        vat: number;
        vatRate: number;
        currency: string;
        validUntil: string;
      } | null);
    };
    ListedUser: {
      id: string;
      email: string;
      name: string;
      role: ("admin" | "developer" | "member" | "viewer" | "dispatcher" | "accounting");
      disabled: boolean;
      createdAt: string;
      lastSignInAt: (string | null);
      invited: boolean;
      oneTimeCodes: boolean;
      passkeys: number;
    };
    Location: {
      formatted: string;
      company: (string | null);
      street: string;
      postalCode: string;
      city: string;
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
    LoggedCall: {
      requestId: string;
      at: string;
      interface: ("v1" | "legacy" | "oauth" | "mcp");
      environment: ("production" | "sandbox");
      method: string;
      path: string;
      status: number;
      durationMs: number;
      credential: ({
        id: string;
        name: string;
        type: ("api_key" | "oauth_client");
        prefix: string;
        clientId: (string | null);
      } | null);
      order: ({
        id: string;
        number: string;
      } | null);
      externalOrderId: (string | null);
      errorCode: (("ACCESS_TOKEN_REQUIRED" | "ACCOUNT_NOT_ELIGIBLE" | "ACCOUNT_SUSPENDED" | "CREDENTIALS_AWAITING_APPROVAL" | "CREDENTIALS_DISABLED" | "CREDENTIALS_EXPIRED" | "DOCUMENT_NOT_FOUND" | "ENDPOINT_PAUSED" | "EXTERNAL_ORDER_ID_EXISTS" | "FEATURE_NOT_ENABLED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_REQUEST_IN_PROGRESS" | "INSUFFICIENT_SCOPE" | "INTERNAL_ERROR" | "INVALID_CREDENTIALS" | "INVALID_CURSOR" | "INVALID_IDEMPOTENCY_KEY" | "INVALID_JSON" | "INVALID_REQUEST" | "INVALID_SCENARIO" | "INVALID_TOKEN" | "INVALID_WEBHOOK_URL" | "NOT_FOUND" | "NO_CONTRACTING_PARTY" | "NO_TENANT" | "NO_V1_MESSAGE" | "NUMBER_COLLISION" | "ORDER_NOT_CANCELLABLE" | "ORDER_NOT_CHANGEABLE" | "ORDER_NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PRICE_NOT_CONFIRMED" | "PRICE_TOKEN_INVALID" | "QUOTE_ACCEPTANCE_NOT_AGREED" | "QUOTE_ALREADY_DECIDED" | "QUOTE_DOCUMENT_NOT_FOUND" | "QUOTE_EXPIRED" | "QUOTE_NOT_FOUND" | "QUOTE_NOT_OFFERED" | "QUOTE_VERSION_MISMATCH" | "RATE_LIMITED" | "REQUEST_HAS_QUOTE" | "SANDBOX_FINISHED" | "SANDBOX_LIMIT" | "SANDBOX_ONLY" | "SERVICE_BUSY" | "SERVICE_NOT_APPLICABLE" | "SERVICE_NOT_SUPPORTED" | "SERVICE_UNAVAILABLE" | "STORAGE_UNAVAILABLE" | "SUBSCRIPTION_NOT_FOUND" | "TOKEN_EXPIRED" | "TOO_MANY_SUBSCRIPTIONS" | "TRANSPORT_TYPE_NOT_ALLOWED" | "UNAUTHORIZED" | "VEHICLE_NOT_DRIVEABLE" | "invalid_client" | "invalid_request" | "invalid_scope" | "server_error" | "temporarily_unavailable" | "unauthorized_client" | "unsupported_grant_type") | null);
      refusal: (("REVOKED" | "ROLLED" | "ADDRESS_NOT_ALLOWED") | null);
      address: string;
      userAgent: (string | null);
    };
    OpeningHours: {
      week: {
        MONDAY: {
          from: string;
          to: string;
        }[];
        TUESDAY: {
          from: string;
          to: string;
        }[];
        WEDNESDAY: {
          from: string;
          to: string;
        }[];
        THURSDAY: {
          from: string;
          to: string;
        }[];
        FRIDAY: {
          from: string;
          to: string;
        }[];
        SATURDAY: {
          from: string;
          to: string;
        }[];
        SUNDAY: {
          from: string;
          to: string;
        }[];
      };
      exceptions: {
        day: string;
        periods: {
          from: string;
          to: string;
        }[];
        note: (string | null);
      }[];
    };
    Order: {
      kind: ("ORDER" | "REQUEST");
      id: string;
      orderNumber: (string | null);
      trackingNumber: string;
      trackingUrl: string;
      requestNumber: (string | null);
      externalOrderId: (string | null);
      customerReference: (string | null);
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      readiness: {
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        documentsRequired: boolean;
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
      price: ({
        net: number;
        gross: number;
        vatRate: number;
        currency: string;
      } | null);
      driver: ({
        firstName: string;
        initial: string;
      } | null);
      metadata: {
        [key: string]: unknown;
      };
      sandbox: boolean;
      createdAt: string;
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
        vin?: string;
        registration?: {
          licensePlate?: string;
        };
      };
      metadata?: {
        [key: string]: unknown;
      };
    };
    OrderCreation: {
      externalOrderId?: (string | null);
      customerReference?: (string | null);
      transportType: (("DRIVEN" | "TRAILER" | "TRUCK") | null);
      vehicle?: ({
        vin?: (string | null);
        manufacturer?: (string | null);
        model?: (string | null);
        modelYear?: (number | null);
        type: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
        fuelType: (("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG") | null);
        registration?: ({
          status?: (("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null);
          licensePlate?: (string | null);
        } | null);
        operationalStatus?: ({
          driveable: (boolean | null);
          roadworthy: (boolean | null);
        } | null);
      } | null);
      pickup: {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country: (string | null);
        contact?: ({
          name?: (string | null);
          phone?: (string | null);
        } | null);
      };
      delivery: {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country: (string | null);
        contact?: ({
          name?: (string | null);
          phone?: (string | null);
        } | null);
      };
      requestedPickup?: (string | null);
      requestedDelivery?: (string | null);
      services?: ({
        registration: (boolean | null);
        shortTermPlate: (boolean | null);
        exportPlate: (boolean | null);
        customs: (boolean | null);
      } | null);
      instructions?: (string | null);
      endCustomerEmail?: (string | null);
      metadata: ({
        [key: string]: unknown;
      } | null);
    };
    OrderHistoryEntry: {
      at: string;
      action: string;
      by: {
        channel: ("API" | "PORTAL" | "DISPATCH" | "DRIVER" | "LINK" | "SANDBOX" | "SERVICE");
        name: (string | null);
      };
      reason: (string | null);
      changes: {
        field: string;
        values: ({
          before: unknown;
          after: unknown;
        } | null);
      }[];
      call: ({
        requestId: string;
        method: string;
        path: string;
        status: number;
        durationMs: number;
      } | null);
      events: {
        id: string;
        type: string;
        at: string;
        data: {
          [key: string]: unknown;
        };
        deliveries: {
          id: string;
          endpointId: string;
          url: string;
          description: (string | null);
          state: ("PENDING" | "DELIVERED" | "FAILED_RETRYING" | "DEAD_LETTER");
          nextAttemptAt: (string | null);
          attempts: {
            attempt: number;
            at: string;
            status: (number | null);
            durationMs: number;
            response: string;
            error: (string | null);
          }[];
        }[];
      }[];
    };
    Overview: {
      counts: {
        needsAttention: number;
        onTheRoad: number;
      };
      quotes: components['schemas']["PortalQuote"][];
      orders: components['schemas']["ListedOrder"][];
      endpoints: {
        id: string;
        url: string;
        description: (string | null);
        failed: number;
        nextAttemptAt: (string | null);
        since: string;
        status: (number | null);
        error: (string | null);
      }[];
      keys: {
        id: string;
        name: string;
        type: ("api_key" | "oauth_client");
        expiresAt: string;
      }[];
      movements: components['schemas']["ListedOrder"][];
      traffic: ({
        since: string;
        calls: number;
        errors: number;
        typicalMs: (number | null);
        hours: {
          calls: number;
          errors: number;
        }[];
        topErrors: {
          status: number;
          code: string;
          count: number;
        }[];
      } | null);
      firstSteps: ({
        key: boolean;
        call: boolean;
        order: boolean;
        endpoint: boolean;
        delivered: boolean;
      } | null);
    };
    OwedSum: {
      currency: string;
      open: number;
      openCount: number;
      overdue: number;
      overdueCount: number;
      credit: number;
      nextDueOn: (string | null);
    };
    OwnAccount: {
      email: string;
      name: string;
      language: (("de" | "en") | null);
      notifications: {
        dailyDigest: boolean;
        endpointFailing: boolean;
        keyExpiring: boolean;
      };
      hasPassword: boolean;
      oneTimeCodes: boolean;
      recoveryCodesLeft: number;
      passkeys: components['schemas']["Passkey"][];
      sessions: {
        id: string;
        current: boolean;
        createdAt: string;
        lastUsedAt: string;
        address: string;
        userAgent: (string | null);
        provenBy: ("password" | "code" | "passkey" | "demo");
      }[];
    };
    Passkey: {
      id: string;
      name: string;
      createdAt: string;
      lastUsedAt: (string | null);
    };
    PasskeyAnswer: {
      id: string;
      rawId: string;
      type: string;
      response: {
        clientDataJSON: string;
        [key: string]: unknown;
      };
      clientExtensionResults: {
        [key: string]: unknown;
      };
      [key: string]: unknown;
    };
    PasskeyOptions: {
      challenge: string;
      [key: string]: unknown;
    };
    PausedWebhookEndpoint: {
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      createdAt: string;
      updatedAt: string;
      ended: number;
    };
    Place: {
      id: string;
      name: string;
      street: string;
      postalCode: string;
      city: string;
      country: string;
      coordinates: ({
        lat: number;
        lng: number;
      } | null);
      openingHours: (components['schemas']["OpeningHours"] | null);
      contacts: {
        name: (string | null);
        phone: (string | null);
        email: (string | null);
      }[];
      remarks: (string | null);
      createdAt: string;
      updatedAt: string;
    };
    PlaceChange: {
      name?: string;
      street?: string;
      postalCode?: string;
      city?: string;
      country?: string;
      coordinates?: ({
        lat: number;
        lng: number;
      } | null);
      openingHours?: ({
        week: {
          MONDAY: {
            from: string;
            to: string;
          }[];
          TUESDAY: {
            from: string;
            to: string;
          }[];
          WEDNESDAY: {
            from: string;
            to: string;
          }[];
          THURSDAY: {
            from: string;
            to: string;
          }[];
          FRIDAY: {
            from: string;
            to: string;
          }[];
          SATURDAY: {
            from: string;
            to: string;
          }[];
          SUNDAY: {
            from: string;
            to: string;
          }[];
        };
        exceptions: {
          day: string;
          periods: {
            from: string;
            to: string;
          }[];
          note: (string | null);
        }[];
      } | null);
      contacts?: {
        name: (string | null);
        phone: (string | null);
        email: (string | null);
      }[];
      remarks?: (string | null);
    };
    PlaceCreation: {
      name: string;
      street: string;
      postalCode: string;
      city: string;
      country: string;
      coordinates: ({
        lat: number;
        lng: number;
      } | null);
      openingHours: ({
        week: {
          MONDAY: {
            from: string;
            to: string;
          }[];
          TUESDAY: {
            from: string;
            to: string;
          }[];
          WEDNESDAY: {
            from: string;
            to: string;
          }[];
          THURSDAY: {
            from: string;
            to: string;
          }[];
          FRIDAY: {
            from: string;
            to: string;
          }[];
          SATURDAY: {
            from: string;
            to: string;
          }[];
          SUNDAY: {
            from: string;
            to: string;
          }[];
        };
        exceptions: {
          day: string;
          periods: {
            from: string;
            to: string;
          }[];
          note: (string | null);
        }[];
      } | null);
      contacts: {
        name: (string | null);
        phone: (string | null);
        email: (string | null);
      }[];
      remarks: (string | null);
    };
    PlaceMatch: {
      place: (components['schemas']["Place"] | null);
      opening: ({
        isOpen: boolean;
        opensAt: (string | null);
        closesAt: (string | null);
        timeZone: string;
      } | null);
    };
    PlayedOrder: {
      order: {
        id: string;
        kind: ("ORDER" | "REQUEST");
        number: string;
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        createdAt: string;
      };
      scenario: {
        name: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN" | "CHANGED_ORDER");
        mode: ("automatic" | "manual");
        step: number;
        steps: number;
        finished: boolean;
        last: (string | null);
        next: (string | null);
        nextStepAt: (string | null);
        clock: {
          now: string;
          next: ({
            name: string;
            at: string;
          } | null);
        };
        history: {
          step: number;
          name: string;
          at: string;
        }[];
      };
      endpoints: {
        id: string;
        url: string;
        description: (string | null);
        status: ("ACTIVE" | "PAUSED");
        isInbox: boolean;
      }[];
      events: {
        id: string;
        type: string;
        createdAt: string;
        deliveries: {
          id: string;
          endpointId: string;
          state: ("PENDING" | "DELIVERED" | "FAILED_RETRYING" | "DEAD_LETTER");
          attempts: number;
          status: (number | null);
          durationMs: (number | null);
          error: (string | null);
          nextAttemptAt: (string | null);
        }[];
      }[];
      documents: {
        id: string;
        kind: ("PICKUP_PROTOCOL" | "DELIVERY_PROTOCOL" | "DAMAGE_REPORT" | "AUTHORIZATION" | "VEHICLE_DOCUMENT" | "INVOICE" | "QUOTE" | "SIGNED_QUOTE");
        fileName: string;
        size: number;
        createdAt: string;
      }[];
    };
    PortalCarrierOffer: {
      id: string;
      state: ("OFFERED" | "ACCEPTED" | "DECLINED" | "EXPIRED" | "WITHDRAWN");
      mayAnswer: boolean;
      mayNameDriver: boolean;
      netCents: number;
      vatRate: number;
      currency: string;
      deadline: string;
      remarks: (string | null);
      createdAt: string;
      answeredAt: (string | null);
      endedAt: (string | null);
      driver: ({
        id: string;
        name: string;
        phone: (string | null);
      } | null);
      order: {
        orderNumber: (string | null);
        status: (("DRAFT" | "REQUESTED" | "CONFIRMED" | "OPEN" | "POOLED" | "TENANT_ACCEPTED" | "OFFERED" | "ASSIGNED" | "ACCEPTED" | "PICKUP" | "IN_TRANSIT" | "DELIVERY" | "DELIVERED" | "COMPLETED" | "INVOICED" | "CANCELLED" | "COMPLAINT" | "RECEIVED" | "QUOTE_REQUIRED" | "QUOTE_SENT" | "QUOTE_ACCEPTED" | "CONVERTED" | "REJECTED") | null);
        transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
        distanceKm: (number | null);
        requestedPickup: (string | null);
        requestedDelivery: (string | null);
        pickup: {
          postalCode: string;
          city: string;
          country: string;
          address: ({
            company: (string | null);
            street: string;
            contact: {
              name: (string | null);
              phone: (string | null);
            };
          } | null);
        };
        delivery: {
          postalCode: string;
          city: string;
          country: string;
          address: ({
            company: (string | null);
            street: string;
            contact: {
              name: (string | null);
              phone: (string | null);
            };
          } | null);
        };
        vehicle: {
          manufacturer: (string | null);
          model: (string | null);
          type: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40");
          fuelType: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG");
          driveable: boolean;
          identity: ({
            vin: (string | null);
            licensePlate: (string | null);
          } | null);
        };
        shortTermPlate: boolean;
        instructions: (string | null);
        note: (string | null);
      };
    };
    PortalDamageCase: {
      id: string;
      number: string;
      origin: ("PROTOCOL" | "COMPLAINT");
      reportedBy: (("CUSTOMER" | "DISPATCH") | null);
      state: ("OPEN" | "IN_REVIEW" | "DECIDED" | "CLOSED");
      description: (string | null);
      createdAt: string;
      decidedAt: (string | null);
      closedAt: (string | null);
      damages: components['schemas']["CaseDamage"][];
      liability: (("OPERATOR" | "CUSTOMER" | "THIRD_PARTY" | "NOT_OURS") | null);
      liabilityReason: (string | null);
      credit: ({
        net: number;
        currency: string;
        creditNoteNumber: string;
      } | null);
      photos: {
        id: string;
        damageNumber: (number | null);
        createdAt: string;
      }[];
      letters: {
        id: string;
        subject: (string | null);
        createdAt: string;
      }[];
    };
    PortalDelivery: {
      id: string;
      endpointId: string;
      eventId: string;
      event: string;
      orderId: (string | null);
      state: ("PENDING" | "DELIVERED" | "FAILED_RETRYING" | "DEAD_LETTER");
      attempts: number;
      nextAttemptAt: (string | null);
      status: (number | null);
      durationMs: (number | null);
      response: (string | null);
      error: (string | null);
      createdAt: string;
      finishedAt: (string | null);
      orderNumber: (string | null);
    };
    PortalDeliveryDetails: {
      id: string;
      endpointId: string;
      eventId: string;
      event: string;
      orderId: (string | null);
      state: ("PENDING" | "DELIVERED" | "FAILED_RETRYING" | "DEAD_LETTER");
      attempts: number;
      nextAttemptAt: (string | null);
      status: (number | null);
      durationMs: (number | null);
      response: (string | null);
      error: (string | null);
      createdAt: string;
      finishedAt: (string | null);
      orderNumber: (string | null);
      body: (string | null);
      attemptLog: {
        attempt: number;
        at: string;
        status: (number | null);
        durationMs: number;
        response: string;
        error: (string | null);
      }[];
    };
    PortalInbox: {
      id: string;
      url: string;
      createdAt: string;
      expiresAt: string;
      endpoints: {
        id: string;
        description: (string | null);
        status: ("ACTIVE" | "PAUSED");
        events: string[];
        format: string;
      }[];
    };
    PortalInvoice: {
      number: string;
      kind: ("INVOICE" | "CANCELLATION" | "CREDIT_NOTE");
      state: (("OPEN" | "PARTLY_PAID" | "OVERDUE" | "PAID" | "CANCELLED" | "CREDITED") | null);
      issuedAt: string;
      invoiceDate: string;
      dueOn: (string | null);
      currency: string;
      net: number;
      vat: number;
      gross: number;
      open: (number | null);
      corrects: (string | null);
      reason: (string | null);
      cancelledBy: (string | null);
      creditedBy: string[];
      orderCount: number;
      orders: {
        id: string;
        number: string;
        reference: (string | null);
      }[];
      hasXml: boolean;
      test: boolean;
    };
    PortalInvoiceDetail: {
      number: string;
      kind: ("INVOICE" | "CANCELLATION" | "CREDIT_NOTE");
      state: (("OPEN" | "PARTLY_PAID" | "OVERDUE" | "PAID" | "CANCELLED" | "CREDITED") | null);
      issuedAt: string;
      invoiceDate: string;
      dueOn: (string | null);
      currency: string;
      net: number;
      vat: number;
      gross: number;
      open: (number | null);
      corrects: (string | null);
      reason: (string | null);
      cancelledBy: (string | null);
      creditedBy: string[];
      orderCount: number;
      orders: {
        id: string;
        number: string;
        reference: (string | null);
      }[];
      hasXml: boolean;
      test: boolean;
      lineCount: number;
      lines: {
        position: number;
        kind: ("TRANSPORT" | "EXTRA" | "EXPENSE");
        orderId: (string | null);
        orderNumber: (string | null);
        orderReference: (string | null);
        extraId: (string | null);
        description: string;
        quantity: number;
        unit: string;
        unitNet: string;
        net: number;
        vatCategory: ("S" | "AE" | "E" | "Z" | "G" | "K" | "O");
        vatRate: number;
      }[];
      vatGroups: {
        category: ("S" | "AE" | "E" | "Z" | "G" | "K" | "O");
        rate: number;
        net: number;
        vat: number;
      }[];
      settlements: {
        kind: ("PAYMENT" | "DISCOUNT" | "WRITE_OFF");
        on: string;
        amount: number;
      }[];
      discount: ({
        percent: number;
        until: string;
        amount: number;
        payable: number;
      } | null);
      later: {
        number: string;
        kind: ("INVOICE" | "CANCELLATION" | "CREDIT_NOTE");
        invoiceDate: string;
        gross: number;
        reason: (string | null);
      }[];
    };
    PortalOrder: {
      kind: ("ORDER" | "REQUEST");
      id: string;
      orderNumber: (string | null);
      trackingNumber: string;
      trackingUrl: string;
      requestNumber: (string | null);
      externalOrderId: (string | null);
      customerReference: (string | null);
      status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
      readiness: {
        status: ("READY_FOR_PLANNING" | "INCOMPLETE");
        documentsRequired: boolean;
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
      price: ({
        net: number;
        gross: number;
        vatRate: number;
        currency: string;
      } | null);
      driver: ({
        firstName: string;
        initial: string;
      } | null);
      metadata: {
        [key: string]: unknown;
      };
      sandbox: boolean;
      createdAt: string;
      updatedAt: string;
      shownStatus: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "COMPLAINT");
      expectedDelivery: (string | null);
      agreedDelivery: (string | null);
      late: boolean;
      lateMinutes: number;
      offer: ({
        net: number;
        gross: number;
        vat: number;
        vatRate: number;
        currency: string;
        validUntil: string;
      } | null);
      distanceKm: (number | null);
      priceLines: (components['schemas']["PriceWithLines"] | null);
      agreementVersion: number;
      agreementSince: (string | null);
      quoteReason: (string | null);
      cancelReason: (string | null);
      hasDamage: boolean;
      endCustomerEmail: (string | null);
      possible: {
        change: boolean;
        cancel: boolean;
        because: (("PICKED_UP" | "WAITS_FOR_QUOTE" | "QUOTE_ON_OFFER" | "ENDED") | null);
      };
    };
    PortalQuote: {
      id: string;
      quoteNumber: (string | null);
      requestId: string;
      requestNumber: string;
      orderId: (string | null);
      orderNumber: (string | null);
      state: ("REQUESTED" | "OFFERED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED");
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
        viaApi: boolean;
        url: (string | null);
      };
      documentUrl: (string | null);
      createdAt: string;
      updatedAt: string;
      decidedAt: (string | null);
      note: (string | null);
      isChange: boolean;
      from: string;
      to: string;
      vehicle: (string | null);
      transportType: string;
      externalOrderId: (string | null);
      quoteReason: (string | null);
    };
    PortalSession: {
      user: {
        id: string;
        email: string;
        name: string;
        role: ("admin" | "developer" | "member" | "viewer");
        language: (("de" | "en") | null);
        notifications: {
          dailyDigest: boolean;
          endpointFailing: boolean;
          keyExpiring: boolean;
        };
      };
      account: {
        id: string;
        name: string;
        kind: ("CUSTOMER" | "CARRIER");
        apiV1Production: boolean;
      };
      help: {
        operatorName: string;
        email: (string | null);
        phone: (string | null);
        phoneHours: (string | null);
        version: string;
      };
      endsAt: string;
    };
    PortalTracking: {
      state: ("RECEIVED" | "CONFIRMED" | "SCHEDULED" | "PICKUP" | "IN_TRANSIT" | "ARRIVED" | "DELIVERED" | "CANCELLED" | "REJECTED");
      location: ({
        lat: number;
        lng: number;
        recordedAt: string;
        accuracyMeters: (number | null);
        headingDegrees: (number | null);
      } | null);
      stale: boolean;
      locationUnavailableReason: (("NOT_IN_TRANSIT" | "NO_POSITION" | "SANDBOX") | null);
      estimatedPickup: (string | null);
      estimatedDelivery: (string | null);
      distanceRemainingKm: (number | null);
      distanceKm: (number | null);
      late: boolean;
      plannedDelivery: (string | null);
      fromCoordinates: ({
        lat: number;
        lng: number;
      } | null);
      toCoordinates: ({
        lat: number;
        lng: number;
      } | null);
      driver: ({
        firstName: string;
        initial: string;
      } | null);
    };
    PortalWebhookEndpoint: {
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      createdAt: string;
      updatedAt: string;
      secretCreatedAt: string;
      oldSecretUntil: (string | null);
      secretFingerprints: ({
        current: string;
        old: (string | null);
      } | null);
      health: components['schemas']["WebhookHealth"];
    };
    PricePreview: {
      distanceKm: (number | null);
      byStreet: boolean;
      agreement: {
        version: number;
        since: string;
      };
      options: {
        transportType: ("DRIVEN" | "TRAILER" | "TRUCK");
        outcome: ("ORDER" | "REQUEST" | "NOT_POSSIBLE");
        reason: (string | null);
        price: (components['schemas']["PriceWithLines"] | null);
      }[];
      services: {
        registrationNet: number;
        shortTermPlateNet: number;
      };
      quoteRequired: {
        transportTypes: string[];
        vehicleTypes: string[];
        distanceAboveKm: (number | null);
      };
      receivers: number;
    };
    PriceWithLines: {
      net: number;
      gross: number;
      vat: number;
      vatRate: number;
      currency: string;
      lines: {
        code: (string | null);
        description: string;
        quantity: number;
        unitNet: number;
        net: number;
      }[];
    };
    ReportedDamage: {
      part?: (("bumperFront" | "bumperRear" | "wheelFront" | "wheelRear" | "wingFront" | "wingRear" | "doorFront" | "doorRear" | "sideWall" | "windowFront" | "windowRear" | "sill" | "roof" | "bonnet" | "windscreen" | "rearWindow" | "tailgate" | "headlight" | "tailLight" | "grille") | null);
      side?: (("left" | "right") | null);
      type?: (string | null);
      description: string;
    };
    RolledWebhookSubscription: {
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      createdAt: string;
      updatedAt: string;
      secret: string;
      standardWebhooksSecret: string;
      oldSecretUntil: string;
    };
    ScenarioPlan: {
      name: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN" | "CHANGED_ORDER");
      steps: {
        name: string;
        status: ("QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED");
        events: string[];
        documents: ("PICKUP_PROTOCOL" | "DELIVERY_PROTOCOL" | "DAMAGE_REPORT" | "AUTHORIZATION" | "VEHICLE_DOCUMENT" | "INVOICE" | "QUOTE" | "SIGNED_QUOTE")[];
      }[];
    };
    SentMessage: {
      id: string;
      type: string;
      createdAt: string;
      body: string;
      received: ({
        inboxId: string;
        headers: {
          [key: string]: string;
        };
        signature: ({
          valid: boolean;
          checks: {
            name: string;
            ok: boolean;
            explanation: string;
          }[];
        } | null);
      } | null);
    };
    SuggestedPlace: {
      company: (string | null);
      street: string;
      postalCode: string;
      city: string;
      country: string;
      contactName: (string | null);
      contactPhone: (string | null);
      uses: number;
    };
    User: {
      id: string;
      email: string;
      name: string;
      role: ("admin" | "developer" | "member" | "viewer" | "dispatcher" | "accounting");
      disabled: boolean;
      createdAt: string;
      lastSignInAt: (string | null);
    };
    WebhookAddressCheck: {
      allowed: boolean;
      reason: (string | null);
      message: (string | null);
      answers: (boolean | null);
      status: (number | null);
      durationMs: (number | null);
      error: (string | null);
    };
    WebhookHealth: {
      messages: number;
      delivered: number;
      retrying: number;
      givenUp: number;
      waiting: number;
      open: number;
      typicalMs: (number | null);
      slowestMs: (number | null);
      lastSuccessAt: (string | null);
      lastFailure: ({
        at: string;
        status: (number | null);
        error: (string | null);
      } | null);
      failingSince: (string | null);
      nextAttemptAt: (string | null);
      hours: {
        from: string;
        delivered: number;
        failed: number;
        waiting: number;
      }[];
    };
    WebhookSample: {
      event: string;
      description: (string | null);
      subscribed: boolean;
      real: boolean;
      body: string;
    };
    WebhookSubscription: {
      id: string;
      url: string;
      events: string[];
      description: (string | null);
      environment: ("production" | "sandbox");
      status: ("ACTIVE" | "PAUSED");
      format: ("2026-09-01" | "legacy");
      createdAt: string;
      updatedAt: string;
    };
    WebhookSwitchPreview: {
      real: boolean;
      before: {
        event: string;
        body: string;
      };
      after: {
        event: string;
        body: string;
      };
    };
    WebhookTestResult: {
      delivered: boolean;
      status: (number | null);
      durationMs: number;
      response: string;
      error: (string | null);
      deliveryId: string;
    };
  };
}

export interface operations {
  signIn: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        email: string;
        password: string;
        code?: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalSession"];
      } };
    };
  };
  getSession: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalSession"];
      } };
    };
  };
  signOut: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  challengePasskey: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PasskeyOptions"];
      } };
    };
  };
  signInWithPasskey: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        answer: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalSession"];
      } };
    };
  };
  requestPasswordReset: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        email: string;
      };
    } };
    responses: {
      202: { content: {
        "application/json": {
          mailsAreSent: boolean;
        };
      } };
    };
  };
  openInvitation: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        token: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          purpose: ("invitation" | "reset");
          email: string;
          name: string;
          account: (string | null);
          factors: ("code" | "passkey")[];
          passkeys: number;
        };
      } };
    };
  };
  acceptInvitation: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        token: string;
        password: string;
        code?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
        removePasskeys?: boolean;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalSession"];
      } };
    };
  };
  getOwnAccount: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["OwnAccount"];
      } };
    };
  };
  changeOwnAccount: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        language?: (("de" | "en") | null);
        notifications?: {
          dailyDigest: boolean;
          endpointFailing: boolean;
          keyExpiring: boolean;
        };
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  changePassword: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        current: string;
        password: string;
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  endOtherSessions: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  endSession: {
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
  proposeOneTimeCodes: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          secret: string;
          url: string;
        };
      } };
    };
  };
  switchOnOneTimeCodes: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        secret: string;
        code: string;
        currentCode?: string;
        password?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      200: { content: {
        "application/json": {
          recoveryCodes: string[];
        };
      } };
    };
  };
  switchOffOneTimeCodes: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        code: string;
        password?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  proposePasskey: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        password?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PasskeyOptions"];
      } };
    };
  };
  addPasskey: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        name: string;
        answer: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Passkey"];
      } };
    };
  };
  removePasskey: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        password?: string;
        passkey?: components['schemas']["PasskeyAnswer"];
      };
    } };
    responses: {
      204: { content?: never };
    };
  };
  getOverview: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        dayFrom?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Overview"];
      } };
    };
  };
  getSummary: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          quotesToDecide: number;
          failedDeliveries: number;
        };
      } };
    };
  };
  searchPortal: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query: {
        q: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          orders: components['schemas']["FoundOrder"][];
          people: components['schemas']["FoundPerson"][];
          quotes: components['schemas']["FoundQuote"][];
          invoices: components['schemas']["FoundInvoice"][];
        };
      } };
    };
  };
  listPortalOrders: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        group?: ("needsAttention" | "beforePickup" | "onTheRoad");
        status?: string;
        pickupFrom?: string;
        pickupTo?: string;
        deliveryFrom?: string;
        deliveryTo?: string;
        city?: string;
        vehicle?: string;
        q?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ListedOrder"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  createPortalOrder: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "X-Sandbox-Scenario"?: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN" | "CHANGED_ORDER");
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
  countPortalOrders: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          all: number;
          needsAttention: number;
          beforePickup: number;
          onTheRoad: number;
        };
      } };
    };
  };
  previewPortalPrice: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        pickup: {
          street?: (string | null);
          postalCode: string;
          city: string;
          country?: (string | null);
        };
        delivery: {
          street?: (string | null);
          postalCode: string;
          city: string;
          country?: (string | null);
        };
        vehicleType?: (("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null);
        services?: ({
          registration?: (boolean | null);
          shortTermPlate?: (boolean | null);
        } | null);
        driveable?: (boolean | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PricePreview"];
      } };
    };
  };
  getPortalOrder: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalOrder"];
      } };
    };
  };
  changePortalOrder: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  getPortalTimeline: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["OrderHistoryEntry"][];
        };
      } };
    };
  };
  getPortalTracking: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalTracking"];
      } };
    };
  };
  listPortalDocuments: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  listPortalExtras: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["BilledExtra"][];
        };
      } };
    };
  };
  listPortalDamageCases: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["PortalDamageCase"][];
          complaint: components['schemas']["ComplaintPossibility"];
        };
      } };
    };
  };
  complainAboutOrder: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        description: string;
        damages?: components['schemas']["ReportedDamage"][];
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["PortalDamageCase"];
      } };
    };
  };
  cancelPortalOrder: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  listPortalQuotes: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        view?: ("toDecide" | "decided");
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["PortalQuote"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getPortalQuote: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalQuote"];
      } };
    };
  };
  acceptPortalQuote: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        version?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalQuote"];
      } };
    };
  };
  declinePortalQuote: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        reason?: (string | null);
        version?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalQuote"];
      } };
    };
  };
  listPortalInvoices: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        view?: ("open" | "overdue" | "paid" | "cancelled");
        kind?: ("INVOICE" | "CANCELLATION" | "CREDIT_NOTE");
        month?: string;
        q?: string;
        orderId?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["PortalInvoice"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getPortalInvoiceSummary: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          today: string;
          firstMonth: (string | null);
          owed: components['schemas']["OwedSum"][];
        };
      } };
    };
  };
  getPortalInvoice: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        number: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalInvoiceDetail"];
      } };
    };
  };
  listImports: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ImportSummary"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  createImport: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        fileName?: string;
      };
      header?: never;
    };
    requestBody: { content: {
      "application/octet-stream": string;
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Import"];
      } };
    };
  };
  getImport: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Import"];
      } };
    };
  };
  changeImport: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        columns?: (components['schemas']["ImportField"] | null)[];
        constants?: {
          [key: string]: string;
        };
        values?: {
          field: components['schemas']["ImportField"];
          text: string;
          value: (string | null);
        }[];
        otherDates?: number[];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Import"];
      } };
    };
  };
  listImportRows: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: {
        result?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ImportRow"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  correctImportRow: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
        row: number;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        values: {
          [key: string]: string;
        };
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["ImportRow"];
      } };
    };
  };
  applyImportSuggestions: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
        "application/json": {
          corrected: number;
        };
      } };
    };
  };
  startImport: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        agreementVersion?: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Import"];
      } };
    };
  };
  pauseImport: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
        "application/json": components['schemas']["Import"];
      } };
    };
  };
  cancelImport: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
        "application/json": components['schemas']["Import"];
      } };
    };
  };
  suggestPlaces: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["SuggestedPlace"][];
        };
      } };
    };
  };
  completeAddress: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        country?: string;
        postalCode?: string;
        city?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["AddressCompletion"];
      } };
    };
  };
  matchPlace: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        company?: (string | null);
        street: string;
        postalCode: string;
        city: string;
        country?: string;
        at?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PlaceMatch"];
      } };
    };
  };
  listPlaces: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        limit?: number;
        cursor?: string;
        search?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Place"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  createPlace: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": components['schemas']["PlaceCreation"];
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["Place"];
      } };
    };
  };
  listDuplicates: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: {
            id: string;
            name: string;
            street: string;
            postalCode: string;
            city: string;
            country: string;
            coordinates: ({
              lat: number;
              lng: number;
            } | null);
            openingHours: (components['schemas']["OpeningHours"] | null);
            contacts: {
              name: (string | null);
              phone: (string | null);
              email: (string | null);
            }[];
            remarks: (string | null);
            createdAt: string;
            updatedAt: string;
            address: string;
          }[];
        };
      } };
    };
  };
  getPlace: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        placeId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Place"];
      } };
    };
  };
  changePlace: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        placeId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": components['schemas']["PlaceChange"];
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Place"];
      } };
    };
  };
  removePlace: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        placeId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      204: { content?: never };
    };
  };
  mergePlaces: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        placeId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        otherPlaceId: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Place"];
      } };
    };
  };
  listPortalCarrierOffers: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        view?: ("open" | "accepted" | "ended");
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["PortalCarrierOffer"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  getPortalCarrierOffer: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalCarrierOffer"];
      } };
    };
  };
  acceptPortalCarrierOffer: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalCarrierOffer"];
      } };
    };
  };
  declinePortalCarrierOffer: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        remarks?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalCarrierOffer"];
      } };
    };
  };
  nameCarrierDriver: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": ({
        driverId: string;
      } | {
        name: string;
        phone?: (string | null);
        email?: (string | null);
        language?: (("de" | "en") | null);
        locationConsent?: (boolean | null);
      });
    } };
    responses: {
      200: { content: {
        "application/json": {
          offer: components['schemas']["PortalCarrierOffer"];
          link: components['schemas']["DriverLink"];
        };
      } };
    };
  };
  renewCarrierDriverLink: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      201: { content: {
        "application/json": components['schemas']["DriverLink"];
      } };
    };
  };
  listCarrierDrivers: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["CarrierDriver"][];
        };
      } };
    };
  };
  listCredentials: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["Credential"][];
        };
      } };
    };
  };
  createCredential: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        type: ("api_key" | "oauth_client");
        name: string;
        scopes?: (("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[] | null);
        allowedAddresses?: (string[] | null);
        expiresAt?: (string | null);
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["CreatedCredential"];
      } };
    };
  };
  getCredential: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          id: string;
          type: ("api_key" | "oauth_client");
          environment: ("production" | "sandbox");
          name: string;
          clientId: (string | null);
          prefix: string;
          scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
          allowedAddresses: string[];
          disabled: boolean;
          awaitingApproval: boolean;
          expiresAt: (string | null);
          rolledTo: (string | null);
          rolledFrom: (string | null);
          lastUsed: ({
            at: string;
            address: string;
          } | null);
          createdAt: string;
          createdBy: ({
            name: (string | null);
            channel: string;
          } | null);
          disabledAt: (string | null);
          disabledBy: ({
            name: (string | null);
            channel: string;
          } | null);
          approvedBy: ({
            name: (string | null);
            channel: string;
          } | null);
          callsInLastDay: number;
        };
      } };
    };
  };
  changeCredential: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        disabled?: boolean;
        expiresAt?: (string | null);
        allowedAddresses?: string[];
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["Credential"];
      } };
    };
  };
  revokeCredential: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  approveCredential: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["Credential"];
      } };
    };
  };
  rollCredential: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        oldEndsAfterSeconds: number;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["CreatedCredential"];
      } };
    };
  };
  readAgentRequest: {
    parameters: {
      path?: never;
      query: {
        request: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["AgentRequest"];
      } };
    };
  };
  allowAgent: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        request: string;
        scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
        days: number;
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["AllowedAgent"];
      } };
    };
  };
  listAgents: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["AgentSession"][];
        };
      } };
    };
  };
  endAgent: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  listWebhookEndpoints: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["PortalWebhookEndpoint"][];
        };
      } };
    };
  };
  createWebhookEndpoint: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
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
  checkWebhookAddress: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        url: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookAddressCheck"];
      } };
    };
  };
  getWebhookEndpoint: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalWebhookEndpoint"];
      } };
    };
  };
  changeWebhookEndpoint: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        url?: string;
        events?: ("order.created" | "order.accepted" | "order.scheduled" | "driver.assigned" | "pickup.started" | "pickup.arrived" | "vehicle.picked_up" | "transport.started" | "transport.delayed" | "order.rescheduled" | "delivery.arrived" | "vehicle.delivered" | "damage.reported" | "order.completed" | "order.cancelled" | "order.rejected" | "document.uploaded" | "quote.offered" | "invoice.created" | "invoice.cancelled" | "webhook.test" | "order.status_changed" | "order.updated" | "order.delivered" | "protocol.pickup.submitted" | "protocol.delivery.submitted")[];
        description?: (string | null);
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalWebhookEndpoint"];
      } };
    };
  };
  deleteWebhookEndpoint: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  pauseWebhookEndpoint: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
        "application/json": components['schemas']["PausedWebhookEndpoint"];
      } };
    };
  };
  resumeWebhookEndpoint: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  renewWebhookSecret: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
        "application/json": components['schemas']["CreatedWebhookSubscription"];
      } };
    };
  };
  rollWebhookSecret: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        hours: number;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["RolledWebhookSubscription"];
      } };
    };
  };
  previewWebhookSwitch: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["WebhookSwitchPreview"];
      } };
    };
  };
  switchWebhookEndpoint: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  testWebhookEndpoint: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  listWebhookSamples: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["WebhookSample"][];
        };
      } };
    };
  };
  listDeliveries: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        state?: ("PENDING" | "DELIVERED" | "FAILED_RETRYING" | "DEAD_LETTER" | "FAILED");
        event?: string;
        endpointId?: string;
        order?: string;
        from?: string;
        to?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["PortalDelivery"][];
          nextCursor: (string | null);
        };
      } };
    };
  };
  resendDeliveries: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        ids?: string[];
        failedSince?: string;
        endpointId?: string;
      };
    } };
    responses: {
      202: { content: {
        "application/json": components['schemas']["DeliveryResend"];
      } };
    };
  };
  listResends: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["DeliveryResend"][];
        };
      } };
    };
  };
  getDelivery: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalDeliveryDetails"];
      } };
    };
  };
  resendDelivery: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
        "application/json": components['schemas']["PortalDelivery"];
      } };
    };
  };
  listRequestLog: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        from?: string;
        to?: string;
        only?: ("errors" | "slow");
        method?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE");
        path?: string;
        status?: (("2xx" | "3xx" | "4xx" | "5xx") | string);
        errorCode?: string;
        credential?: string;
        order?: string;
        externalOrderId?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["LoggedCall"][];
          nextCursor: (string | null);
          searchedTo: (string | null);
        };
      } };
    };
  };
  summarizeRequestLog: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: {
        from?: string;
        to?: string;
        only?: ("errors" | "slow");
        method?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE");
        path?: string;
        status?: (("2xx" | "3xx" | "4xx" | "5xx") | string);
        errorCode?: string;
        credential?: string;
        order?: string;
        externalOrderId?: string;
      };
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          calls: number;
          errors: number;
          slow: number;
          medianMs: (number | null);
          lastAt: (string | null);
          slots: {
            from: string;
            calls: number;
            errors: number;
            slow: number;
          }[];
        };
      } };
    };
  };
  getLoggedCall: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        requestId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          requestId: string;
          at: string;
          interface: ("v1" | "legacy" | "oauth" | "mcp");
          environment: ("production" | "sandbox");
          method: string;
          path: string;
          status: number;
          durationMs: number;
          credential: ({
            id: string;
            name: string;
            type: ("api_key" | "oauth_client");
            prefix: string;
            clientId: (string | null);
          } | null);
          order: ({
            id: string;
            number: string;
          } | null);
          externalOrderId: (string | null);
          errorCode: (("ACCESS_TOKEN_REQUIRED" | "ACCOUNT_NOT_ELIGIBLE" | "ACCOUNT_SUSPENDED" | "CREDENTIALS_AWAITING_APPROVAL" | "CREDENTIALS_DISABLED" | "CREDENTIALS_EXPIRED" | "DOCUMENT_NOT_FOUND" | "ENDPOINT_PAUSED" | "EXTERNAL_ORDER_ID_EXISTS" | "FEATURE_NOT_ENABLED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_REQUEST_IN_PROGRESS" | "INSUFFICIENT_SCOPE" | "INTERNAL_ERROR" | "INVALID_CREDENTIALS" | "INVALID_CURSOR" | "INVALID_IDEMPOTENCY_KEY" | "INVALID_JSON" | "INVALID_REQUEST" | "INVALID_SCENARIO" | "INVALID_TOKEN" | "INVALID_WEBHOOK_URL" | "NOT_FOUND" | "NO_CONTRACTING_PARTY" | "NO_TENANT" | "NO_V1_MESSAGE" | "NUMBER_COLLISION" | "ORDER_NOT_CANCELLABLE" | "ORDER_NOT_CHANGEABLE" | "ORDER_NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PRICE_NOT_CONFIRMED" | "PRICE_TOKEN_INVALID" | "QUOTE_ACCEPTANCE_NOT_AGREED" | "QUOTE_ALREADY_DECIDED" | "QUOTE_DOCUMENT_NOT_FOUND" | "QUOTE_EXPIRED" | "QUOTE_NOT_FOUND" | "QUOTE_NOT_OFFERED" | "QUOTE_VERSION_MISMATCH" | "RATE_LIMITED" | "REQUEST_HAS_QUOTE" | "SANDBOX_FINISHED" | "SANDBOX_LIMIT" | "SANDBOX_ONLY" | "SERVICE_BUSY" | "SERVICE_NOT_APPLICABLE" | "SERVICE_NOT_SUPPORTED" | "SERVICE_UNAVAILABLE" | "STORAGE_UNAVAILABLE" | "SUBSCRIPTION_NOT_FOUND" | "TOKEN_EXPIRED" | "TOO_MANY_SUBSCRIPTIONS" | "TRANSPORT_TYPE_NOT_ALLOWED" | "UNAUTHORIZED" | "VEHICLE_NOT_DRIVEABLE" | "invalid_client" | "invalid_request" | "invalid_scope" | "server_error" | "temporarily_unavailable" | "unauthorized_client" | "unsupported_grant_type") | null);
          refusal: (("REVOKED" | "ROLLED" | "ADDRESS_NOT_ALLOWED") | null);
          address: string;
          userAgent: (string | null);
          responseHeaders: string[];
          similarCalls: ({
            count: number;
            firstAt: string;
            lastAt: string;
          } | null);
        };
      } };
    };
  };
  listScenarios: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ScenarioPlan"][];
          stepSeconds: number;
          today: {
            used: number;
            limit: number;
          };
          endpoints: {
            id: string;
            url: string;
            description: (string | null);
            status: ("ACTIVE" | "PAUSED");
            isInbox: boolean;
          }[];
          testOrder: {
            [key: string]: unknown;
          };
        };
      } };
    };
  };
  createTestOrder: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        scenario: ("STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED" | "EXTRAS" | "CORRECTED_INVOICE" | "TRIP_IN_VAIN" | "CHANGED_ORDER");
        mode: ("automatic" | "manual");
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["PlayedOrder"];
      } };
    };
  };
  watchTestOrder: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PlayedOrder"];
      } };
    };
  };
  advanceTestOrder: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
        "application/json": components['schemas']["PlayedOrder"];
      } };
    };
  };
  moveTestClock: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        to?: string;
        by?: string;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["PlayedOrder"];
      } };
    };
  };
  readSentMessage: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
        eventId: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["SentMessage"];
      } };
    };
  };
  listInboxes: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ListedInbox"][];
        };
      } };
    };
  };
  createPortalInbox: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["PortalInbox"];
      } };
    };
  };
  getInbox: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["PortalInbox"];
      } };
    };
  };
  deleteInbox: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  subscribeInbox: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": Record<string, never>;
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["WebhookSubscription"];
      } };
    };
  };
  listInboxMessages: {
    parameters: {
      path: {
        environment: ("production" | "sandbox");
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
  listUsers: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": {
          data: components['schemas']["ListedUser"][];
          mailsAreSent: boolean;
        };
      } };
    };
  };
  inviteUser: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        email: string;
        name: string;
        role: ("admin" | "developer" | "member" | "viewer");
      };
    } };
    responses: {
      201: { content: {
        "application/json": components['schemas']["User"];
      } };
    };
  };
  changeUser: {
    parameters: {
      path: {
        id: string;
      };
      query?: never;
      header?: never;
    };
    requestBody?: { content: {
      "application/json": {
        name?: string;
        role?: ("admin" | "developer" | "member" | "viewer");
        disabled?: boolean;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["User"];
      } };
    };
  };
  removeUser: {
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
  inviteAgain: {
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
        "application/json": components['schemas']["User"];
      } };
    };
  };
  copyUserInvitation: {
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
        "application/json": components['schemas']["InvitationLink"];
      } };
    };
  };
  getAccountSettings: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: {
        "application/json": components['schemas']["AccountSettings"];
      } };
    };
  };
  changeAccountSettings: {
    parameters: {
      path?: never;
      query?: never;
      header?: never;
    };
    requestBody: { content: {
      "application/json": {
        writeKeysNeedApproval: boolean;
      };
    } };
    responses: {
      200: { content: {
        "application/json": components['schemas']["AccountSettings"];
      } };
    };
  };
}
