// Written from openapi/v1.json by "npm run types -w sdk"; not by hand.
export interface paths {
    "/extern/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Obtain an access token
         * @description Exchanges client id and secret for an access token of one hour. The client authenticates with HTTP Basic or with the fields, not both. Answers follow RFC 6749 sections 5.1 and 5.2.
         */
        post: operations["obtainAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/transportauftraege": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order (older interface)
         * @description Field names also in snake_case, choices in any letter case, numbers also as text, addresses in one line. Unknown fields are dropped; price and control fields are dropped and named. A repetition is recognised by externalOrderId, otherwise by Idempotency-Key, whatever the content.
         */
        post: operations["olderCreateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/transportauftraege/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of an order or request (older interface)
         * @description By order number, request number, id or externalOrderId. Shows the internal status.
         */
        get: operations["olderGetStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/sandbox/transportauftraege": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Latest test processes (older interface)
         * @description The last 50 with scenario, step and history, newest first.
         */
        get: operations["olderListProcesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/sandbox/transportauftraege/{reference}/weiter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run the next scenario step (older interface) */
        post: operations["olderAdvance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/sandbox/transportauftraege/{reference}/abschliessen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run all remaining scenario steps (older interface) */
        post: operations["olderFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Test the connection
         * @description Tells which account, environment and scopes the credential of this call stands for.
         */
        get: operations["getCurrentCredential"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Newest first; with updatedSince the last changed first. To fetch missed changes, poll with updatedSince and 60 seconds of overlap.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order or a request
         * @description Price and release follow the agreement; the call carries no price. Where the agreement asks for a quote, a request is created instead (202). Without an Idempotency-Key the externalOrderId makes the call safe to repeat.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description By id, order number or request number.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an order until pickup
         * @description Only what is sent changes; null clears customerReference, requestedPickup, requestedDelivery and instructions. Contacts are merged, metadata is replaced. A changed date sends order.rescheduled. Repeating the same change gives the same state.
         */
        patch: operations["changeOrder"];
        trace?: never;
    };
    "/extern/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order or withdraw a request
         * @description Until pickup. A second cancellation answers the cancelled order again.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of an order */
        get: operations["getOrderStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/orders/{id}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track an order
         * @description The position changes at most once in the interval that was agreed with the account. In the sandbox nobody drives: there is never a position.
         */
        get: operations["getTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/orders/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of an order
         * @description Invoices also need invoices:read, quotes also quotes:read; what the credential may not see is left out.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/orders/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document
         * @description The file itself, only if it is unchanged since it was stored.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a quote
         * @description Creates a request that waits for a quote. The body is that of an order; repeating is safe in the same way.
         */
        post: operations["requestQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a quote
         * @description By request id, request number or quote number.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/quotes/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quote
         * @description Only if the agreement provides it (acceptance.viaApi). Binding without signature; the request becomes an order with exactly the quoted price.
         */
        post: operations["acceptQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/quotes/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a quote
         * @description Always possible while a quote is on offer. The request becomes REJECTED.
         */
        post: operations["declineQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/quotes/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a quote as PDF */
        get: operations["downloadQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/webhook-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhook endpoints of the environment */
        get: operations["listWebhookSubscriptions"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Only https addresses that can be reached publicly; at most ten per environment. The secret is shown once, in the form for X-Service-Signature and in the one that Standard Webhooks libraries take.
         */
        post: operations["createWebhookSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/webhook-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook endpoint */
        get: operations["getWebhookSubscription"];
        put?: never;
        post?: never;
        /** Delete a webhook endpoint with its delivery log */
        delete: operations["deleteWebhookSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/webhook-subscriptions/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message now
         * @description Sends webhook.test, whatever the endpoint subscribed to, and answers what came of it.
         */
        post: operations["testWebhookSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/sandbox/orders/{id}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run the next step of a scenario
         * @description Also for automatic processes, only earlier. `{ "toEnd": true }` runs all remaining steps.
         */
        post: operations["advanceSandboxOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/sandbox/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen to the events of the sandbox
         * @description Server-sent events, for developing without a public address: every event of the account's sandbox as a webhook would bring it. The name of an event is its type (order.created, order.accepted, …), its data is exactly the body of the webhook message, unsigned.
         *
         *     `connected` comes first, with an id to come back with. Whoever comes back with the id of the last event that arrived, as `Last-Event-ID`, gets what was missed. Events of half a minute before it can come again; the `id` in their body tells them apart. After more than 24 hours, or with an id that is none, `gap` says so (`{ "reason": "TOO_OLD" or "UNKNOWN_POSITION", "since": timestamp }`), and the stream goes on from now: `GET /extern/orders?updatedSince=` tells the rest.
         *
         *     A line with a colon alone is a sign of life, at least every 22 seconds. The stream ends with the credential or the access token; at most twelve may be open for an account.
         */
        get: operations["listenToSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/sandbox/inboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a test inbox
         * @description Answers an address that sandbox webhook endpoints may use. Keeps the last 100 messages for 7 days; at most 10 inboxes, the oldest makes room.
         */
        post: operations["createInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extern/sandbox/inboxes/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what came to a test inbox, newest first
         * @description Each message with its signature checked step by step.
         */
        get: operations["listInboxMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccessToken: {
            access_token: string;
            /** @constant */
            token_type: "Bearer";
            /** @constant */
            expires_in: 3600;
            scope: string;
        };
        AdvancedOrder: {
            /** @enum {string} */
            kind: "ORDER" | "REQUEST";
            /** Format: uuid */
            id: string;
            /** @description Null while it is a request */
            orderNumber: string | null;
            trackingNumber: string;
            /** @description Public tracking page, no login */
            trackingUrl: string;
            requestNumber: string | null;
            externalOrderId: string | null;
            customerReference: string | null;
            /** @enum {string} */
            status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
            readiness: {
                /** @enum {string} */
                status: "READY_FOR_PLANNING" | "INCOMPLETE";
                documentsRequired: boolean;
                /** @description Fields that dispatch still needs */
                missing: string[];
            };
            /** @enum {string} */
            transportType: "DRIVEN" | "TRAILER" | "TRUCK";
            vehicle: {
                vin: string | null;
                manufacturer: string | null;
                model: string | null;
                modelYear: number | null;
                /** @enum {string} */
                type: "CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40";
                /** @enum {string} */
                fuelType: "DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG";
                registration: {
                    status: ("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null;
                    licensePlate: string | null;
                };
                operationalStatus: {
                    driveable: boolean;
                    roadworthy: boolean;
                };
            };
            pickup: components["schemas"]["Location"];
            delivery: components["schemas"]["Location"];
            requestedPickup: string | null;
            requestedDelivery: string | null;
            actualPickup: string | null;
            actualDelivery: string | null;
            services: {
                registration: boolean;
                shortTermPlate: boolean;
            };
            instructions: string | null;
            /** @description By the agreement; null for a request until its quote is accepted */
            price: {
                net: number;
                gross: number;
                vatRate: number;
                currency: string;
            } | null;
            /** @description Null unless a driver is assigned and the agreement shows drivers */
            driver: {
                firstName: string;
                initial: string;
            } | null;
            metadata: {
                [key: string]: unknown;
            };
            sandbox: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
            scenario: components["schemas"]["Scenario"];
        };
        CreatedWebhookSubscription: {
            /** Format: uuid */
            id: string;
            url: string;
            events: string[];
            description: string | null;
            /** @enum {string} */
            environment: "production" | "sandbox";
            /** @enum {string} */
            status: "ACTIVE" | "PAUSED";
            /** @enum {string} */
            format: "2026-09-01" | "legacy";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
            /** @description 64 hexadecimal characters, shown once; as text they are the key of the HMAC */
            secret: string;
            /** @description The same secret as Standard Webhooks libraries take it */
            standardWebhooksSecret: string;
        };
        CurrentCredential: {
            /** @enum {string} */
            environment: "production" | "sandbox";
            account: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            credential: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description Of an OAuth client; null for an API key */
                clientId: string | null;
                /** @description The readable start of the key or secret */
                prefix: string;
                /** @enum {string} */
                environment: "production" | "sandbox";
                /** @enum {string} */
                type: "oauth_client" | "api_key";
                /** @description Of this call: a token may hold fewer than its client */
                scopes: ("orders:read" | "orders:write" | "tracking:read" | "documents:read" | "invoices:read" | "quotes:read" | "quotes:write" | "webhooks:manage")[];
                expiresAt: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                createdAt: string;
            };
            authentication: {
                /** @enum {string} */
                method: "access_token" | "api_key";
                /** @description When the access token ends; null for an API key */
                expiresAt: string | null;
            };
            /** @constant */
            apiVersion: "2026-09-01";
        };
        Document: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "PICKUP_PROTOCOL" | "DELIVERY_PROTOCOL" | "DAMAGE_REPORT" | "AUTHORIZATION" | "VEHICLE_DOCUMENT" | "INVOICE" | "QUOTE" | "SIGNED_QUOTE";
            fileName: string;
            contentType: string;
            /** @description Bytes */
            size: number;
            /** @description Hexadecimal; verify it after the download */
            sha256: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            downloadUrl: string;
        };
        Error: {
            error: {
                /** @description Fixed value to evaluate */
                code: string;
                /** @description English sentence for people; may change */
                message: string;
                /**
                 * Format: uuid
                 * @description Also in the header X-Request-Id
                 */
                requestId: string;
                /** @description What the code says more precisely */
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
             * @description ISO 8601, UTC
             */
            expiresAt: string;
        };
        InboxMessage: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            receivedAt: string;
            headers: {
                [key: string]: string;
            };
            /** @description Exactly the bytes that were signed */
            body: string;
            /** @description Null when no endpoint sends here any more */
            signature: {
                valid: boolean;
                checks: {
                    name: string;
                    ok: boolean;
                    explanation: string;
                }[];
            } | null;
        };
        Location: {
            formatted: string;
            company: string | null;
            street: string;
            postalCode: string;
            city: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            contact: {
                name: string | null;
                phone: string | null;
            };
            coordinates: {
                lat: number;
                lng: number;
            } | null;
        };
        OAuthError: {
            /** @enum {string} */
            error: "invalid_request" | "invalid_client" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "temporarily_unavailable" | "server_error";
            error_description: string;
        };
        OlderCreated: {
            /** @enum {string} */
            art: "ORDER" | "REQUEST";
            /** Format: uuid */
            orderId: string;
            orderNumber: string | null;
            requestNumber: string | null;
            /** @description Interner Status */
            status: string;
            externalOrderId: string | null;
            /** @description Ob dies die erste Antwort noch einmal ist */
            wiederholung: boolean;
            verworfeneFelder: string[];
            hinweis: string | null;
        };
        OlderError: {
            error: string;
            /** @description German sentence for people */
            message: string;
            details?: {
                [key: string]: unknown;
            };
            /** Format: uuid */
            requestId: string;
        };
        OlderProcess: {
            /** @enum {string} */
            art: "ORDER" | "REQUEST";
            /** Format: uuid */
            orderId: string;
            orderNumber: string | null;
            requestNumber: string | null;
            /** @description Interner Status */
            status: string;
            externalOrderId: string | null;
            szenario: string;
            /** @enum {string} */
            modus: "automatic" | "manual";
            schritt: number;
            schritte: number;
            abgeschlossen: boolean;
            letzterSchritt: string | null;
            naechsterSchritt: string | null;
            verlauf: {
                schritt: number;
                name: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                zeitpunkt: string;
            }[];
        };
        OlderStatus: {
            /** @enum {string} */
            art: "ORDER" | "REQUEST";
            /** Format: uuid */
            orderId: string;
            orderNumber: string | null;
            requestNumber: string | null;
            /** @description Interner Status */
            status: string;
            externalOrderId: string | null;
            trackingNumber: string;
            pickupDate: string | null;
            expectedDeliveryDate: string | null;
            actualPickup: string | null;
            actualDelivery: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
        };
        Order: {
            /** @enum {string} */
            kind: "ORDER" | "REQUEST";
            /** Format: uuid */
            id: string;
            /** @description Null while it is a request */
            orderNumber: string | null;
            trackingNumber: string;
            /** @description Public tracking page, no login */
            trackingUrl: string;
            requestNumber: string | null;
            externalOrderId: string | null;
            customerReference: string | null;
            /** @enum {string} */
            status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
            readiness: {
                /** @enum {string} */
                status: "READY_FOR_PLANNING" | "INCOMPLETE";
                documentsRequired: boolean;
                /** @description Fields that dispatch still needs */
                missing: string[];
            };
            /** @enum {string} */
            transportType: "DRIVEN" | "TRAILER" | "TRUCK";
            vehicle: {
                vin: string | null;
                manufacturer: string | null;
                model: string | null;
                modelYear: number | null;
                /** @enum {string} */
                type: "CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40";
                /** @enum {string} */
                fuelType: "DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG";
                registration: {
                    status: ("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null;
                    licensePlate: string | null;
                };
                operationalStatus: {
                    driveable: boolean;
                    roadworthy: boolean;
                };
            };
            pickup: components["schemas"]["Location"];
            delivery: components["schemas"]["Location"];
            requestedPickup: string | null;
            requestedDelivery: string | null;
            actualPickup: string | null;
            actualDelivery: string | null;
            services: {
                registration: boolean;
                shortTermPlate: boolean;
            };
            instructions: string | null;
            /** @description By the agreement; null for a request until its quote is accepted */
            price: {
                net: number;
                gross: number;
                vatRate: number;
                currency: string;
            } | null;
            /** @description Null unless a driver is assigned and the agreement shows drivers */
            driver: {
                firstName: string;
                initial: string;
            } | null;
            metadata: {
                [key: string]: unknown;
            };
            sandbox: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
        };
        OrderChange: {
            customerReference?: string | null;
            requestedPickup?: string | null;
            requestedDelivery?: string | null;
            pickup?: {
                contact?: {
                    name?: string | null;
                    phone?: string | null;
                };
            };
            delivery?: {
                contact?: {
                    name?: string | null;
                    phone?: string | null;
                };
            };
            instructions?: string | null;
            vehicle?: {
                /** @description 17 letters and digits in either case, no I, O or Q */
                vin?: string;
                registration?: {
                    licensePlate?: string;
                };
            };
            /** @description Replaces the previous value */
            metadata?: {
                [key: string]: unknown;
            };
        };
        OrderCreation: {
            externalOrderId?: string | null;
            customerReference?: string | null;
            /** @default DRIVEN */
            transportType?: ("DRIVEN" | "TRAILER" | "TRUCK") | null;
            vehicle?: {
                vin?: string | null;
                manufacturer?: string | null;
                model?: string | null;
                modelYear?: number | null;
                /** @default CAR */
                type?: ("CAR" | "COMBI" | "SUV" | "VAN" | "TRUCK_7_5" | "TRUCK_12" | "TRUCK_40") | null;
                /** @default DIESEL */
                fuelType?: ("DIESEL" | "PETROL" | "ELECTRIC" | "HYBRID" | "HYDROGEN" | "LPG" | "LNG") | null;
                registration?: {
                    status?: ("REGISTERED" | "NOT_REGISTERED" | "DEREGISTERED") | null;
                    licensePlate?: string | null;
                } | null;
                operationalStatus?: {
                    /** @default true */
                    driveable?: boolean | null;
                    /** @default true */
                    roadworthy?: boolean | null;
                } | null;
            } | null;
            pickup: {
                company?: string | null;
                street: string;
                postalCode: string;
                city: string;
                /** @default DE */
                country?: string | null;
                contact?: {
                    name?: string | null;
                    phone?: string | null;
                } | null;
            };
            delivery: {
                company?: string | null;
                street: string;
                postalCode: string;
                city: string;
                /** @default DE */
                country?: string | null;
                contact?: {
                    name?: string | null;
                    phone?: string | null;
                } | null;
            };
            requestedPickup?: string | null;
            requestedDelivery?: string | null;
            services?: {
                /** @default false */
                registration?: boolean | null;
                /** @default false */
                shortTermPlate?: boolean | null;
                /**
                 * @description Not offered
                 * @default false
                 */
                exportPlate?: boolean | null;
                /**
                 * @description Not offered
                 * @default false
                 */
                customs?: boolean | null;
            } | null;
            /** @description Note for dispatch and driver */
            instructions?: string | null;
            /** @description Receives the tracking link and status messages */
            endCustomerEmail?: string | null;
            /** @default {} */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        OrderStatus: {
            /** @enum {string} */
            status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
            readiness: {
                /** @enum {string} */
                status: "READY_FOR_PLANNING" | "INCOMPLETE";
                documentsRequired: boolean;
                /** @description Fields that dispatch still needs */
                missing: string[];
            };
            requestedPickup: string | null;
            requestedDelivery: string | null;
            actualPickup: string | null;
            actualDelivery: string | null;
            /** @description Computed arrival while in transit, otherwise null */
            estimatedDelivery: string | null;
        };
        Quote: {
            /**
             * Format: uuid
             * @description Also the id of the request
             */
            id: string;
            quoteNumber: string | null;
            /** Format: uuid */
            requestId: string;
            requestNumber: string;
            /** @description Once accepted */
            orderId: string | null;
            orderNumber: string | null;
            /** @enum {string} */
            state: "REQUESTED" | "OFFERED" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED";
            /** @description 0 before the first quote */
            version: number;
            validUntil: string | null;
            amounts: {
                net: number;
                gross: number;
                vat: number;
                vatRate: number;
                currency: string;
            } | null;
            lineItems: {
                description: string;
                quantity: number;
                unitNet: number;
                net: number;
            }[];
            acceptance: {
                /** @description Whether the agreement provides acceptance by API */
                viaApi: boolean;
                /** @description The page to accept or decline on, while the quote is on offer */
                url: string | null;
            };
            documentUrl: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
            decidedAt: string | null;
        };
        Scenario: {
            /** @enum {string} */
            name: "STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED";
            /** @enum {string} */
            mode: "automatic" | "manual";
            /** @description 1 = created */
            step: number;
            steps: number;
            finished: boolean;
            /** @description The step that ran last */
            last: string | null;
            next: string | null;
        };
        Tracking: {
            /** @description Only between pickup and delivery, and only when the driver agreed to it */
            location: {
                lat: number;
                lng: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                recordedAt: string;
                accuracyMeters: number | null;
                headingDegrees: number | null;
                speedKmh: number | null;
            } | null;
            /** @description The position is older than three intervals */
            stale: boolean;
            /** @description Why there is no position; null when there is one */
            locationUnavailableReason: ("NOT_IN_TRANSIT" | "NO_POSITION" | "SANDBOX") | null;
            /** @description From the position, otherwise as requested; null once picked up */
            estimatedPickup: string | null;
            /** @description From the position, otherwise from the plan */
            estimatedDelivery: string | null;
            /** @description By road; null without a position */
            distanceRemainingKm: number | null;
            /** @description Null unless a driver is assigned and the agreement shows drivers */
            driver: {
                firstName: string;
                initial: string;
            } | null;
        };
        WebhookSubscription: {
            /** Format: uuid */
            id: string;
            url: string;
            events: string[];
            description: string | null;
            /** @enum {string} */
            environment: "production" | "sandbox";
            /** @enum {string} */
            status: "ACTIVE" | "PAUSED";
            /** @enum {string} */
            format: "2026-09-01" | "legacy";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            updatedAt: string;
        };
        WebhookTestResult: {
            delivered: boolean;
            /** @description HTTP status of the answer */
            status: number | null;
            durationMs: number;
            /** @description The start of the answer */
            response: string;
            error: string | null;
            /** Format: uuid */
            deliveryId: string;
        };
        /** @description An order or request was created, or a quote was accepted */
        OrderCreatedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "order.created";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
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
        /** @description The order was accepted and released */
        OrderAcceptedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "order.accepted";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
            };
        };
        /** @description The trip was scheduled */
        OrderScheduledEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "order.scheduled";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
            };
        };
        /** @description A driver was assigned */
        DriverAssignedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "driver.assigned";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
                /** @description Null unless the agreement shows drivers */
                driver: {
                    firstName: string;
                    initial: string;
                } | null;
            };
        };
        /** @description The driver is on the way to the pickup */
        PickupStartedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "pickup.started";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
            };
        };
        /** @description The driver is at the pickup */
        PickupArrivedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "pickup.arrived";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
            };
        };
        /** @description The vehicle was picked up; the protocol is available */
        VehiclePickedUpEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "vehicle.picked_up";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
                /** Format: date-time */
                actualPickup: string;
                odometerKm: number | null;
                fuelLevelPercent: number | null;
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
        /** @description The vehicle is on its way */
        TransportStartedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "transport.started";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
            };
        };
        /** @description A delay was reported */
        TransportDelayedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "transport.delayed";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
                reason: string | null;
                requestedDelivery: string | null;
            };
        };
        /** @description A requested date changed */
        OrderRescheduledEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "order.rescheduled";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
                requestedPickup: string | null;
                previousRequestedPickup: string | null;
                requestedDelivery: string | null;
                previousRequestedDelivery: string | null;
            };
        };
        /** @description The driver is at the destination */
        DeliveryArrivedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "delivery.arrived";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
            };
        };
        /** @description The vehicle was handed over; the protocol is available */
        VehicleDeliveredEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "vehicle.delivered";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
                /** Format: date-time */
                actualDelivery: string;
                hasDamage: boolean;
                odometerKm: number | null;
                fuelLevelPercent: number | null;
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
        /** @description Damage was noted at the handover or afterwards */
        DamageReportedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "damage.reported";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
                afterDelivery: boolean;
                description: string | null;
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
        /** @description The order is finished */
        OrderCompletedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "order.completed";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
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
        /** @description The order was cancelled */
        OrderCancelledEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "order.cancelled";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
                reason: string | null;
            };
        };
        /** @description The request was withdrawn, declined or rejected */
        OrderRejectedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "order.rejected";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
                reason: string | null;
            };
        };
        /** @description A document was uploaded */
        DocumentUploadedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "document.uploaded";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
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
        /** @description A quote is on offer */
        QuoteOfferedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "quote.offered";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
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
        /** @description The invoice exists, or one that cancels another */
        InvoiceCreatedEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "invoice.created";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                /** @enum {string} */
                kind: "ORDER" | "REQUEST";
                /** @enum {string} */
                status: "QUOTE_REQUIRED" | "QUOTE_OFFERED" | "REJECTED" | "ACCEPTED" | "SCHEDULED" | "PICKUP_IN_PROGRESS" | "IN_TRANSIT" | "DELIVERY_IN_PROGRESS" | "DELIVERED" | "COMPLETED" | "CANCELLED";
                /** Format: uuid */
                orderId: string;
                orderNumber: string | null;
                requestNumber: string | null;
                externalOrderId: string | null;
                customerReference: string | null;
                trackingUrl: string;
                invoiceNumber: string;
                /** @description Only where this invoice cancels another */
                cancelsInvoiceNumber?: string;
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
        /** @description A test message */
        WebhookTestEvent: {
            /**
             * Format: uuid
             * @description Of the event: the same for every endpoint and retry
             */
            id: string;
            /** @constant */
            type: "webhook.test";
            /** @constant */
            apiVersion: "2026-09-01";
            /**
             * Format: date-time
             * @description Strictly increasing within one order
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The account
             */
            tenantId: string;
            data: {
                status: null;
                message: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    obtainAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    grant_type: "client_credentials";
                    /**
                     * Format: starts_with
                     * @description Unless sent with HTTP Basic
                     */
                    client_id?: string;
                    /** @description Unless sent with HTTP Basic */
                    client_secret?: string;
                    /** @description Space-separated subset of the scopes of the client; default all */
                    scope?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @constant */
                    grant_type: "client_credentials";
                    /**
                     * Format: starts_with
                     * @description Unless sent with HTTP Basic
                     */
                    client_id?: string;
                    /** @description Unless sent with HTTP Basic */
                    client_secret?: string;
                    /** @description Space-separated subset of the scopes of the client; default all */
                    scope?: string;
                };
            };
        };
        responses: {
            /** @description The access token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
        };
    };
    olderCreateOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the call safe to repeat for 24 hours */
                "Idempotency-Key"?: string;
                /** @description How the order goes on. Test credentials only */
                "X-Sandbox-Scenario"?: "STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED";
                /** @description Whether time or `advance` takes the next step. Test credentials only */
                "X-Sandbox-Mode"?: "automatic" | "manual";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description text */
                    externalOrderId?: unknown;
                    /** @description text */
                    pickup: unknown;
                    /** @description text */
                    delivery: unknown;
                    /** @description text */
                    pickupZip?: unknown;
                    /** @description text */
                    deliveryZip?: unknown;
                    /** @description time */
                    pickupDate?: unknown;
                    /** @description time */
                    expectedDeliveryDate?: unknown;
                    /** @description CAR, COMBI, SUV, VAN, TRUCK_7_5, TRUCK_12, TRUCK_40, in any letter case */
                    vehicleType?: unknown;
                    /** @description DIESEL, PETROL, ELECTRIC, HYBRID, HYDROGEN, LPG, LNG, in any letter case */
                    fuelType?: unknown;
                    /** @description text */
                    vin?: unknown;
                    /** @description text */
                    vehicleMake?: unknown;
                    /** @description text */
                    vehicleModel?: unknown;
                    /** @description integer */
                    vehicleYear?: unknown;
                    /** @description text */
                    licensePlate?: unknown;
                    /** @description text */
                    pickupContactName?: unknown;
                    /** @description text */
                    pickupContactPhone?: unknown;
                    /** @description text */
                    deliveryContactName?: unknown;
                    /** @description text */
                    deliveryContactPhone?: unknown;
                    /** @description text */
                    notes?: unknown;
                    /** @description NONE, FULL_REGISTRATION, in any letter case */
                    registrationService?: unknown;
                    /** @description DRIVEN_SINGLE, CARRIER_SINGLE, CARRIER_MULTI, FLEXIBLE, in any letter case */
                    transportMode?: unknown;
                    /** @description EXISTING_REGISTRATION, RED_PLATE, SHORT_TERM_PLATE, AUTO_SELECT, NOT_REQUIRED, in any letter case */
                    roadMovementMethod?: unknown;
                    /** @description REGISTERED, NOT_REGISTERED, DEREGISTERED, in any letter case */
                    registrationStatus?: unknown;
                    /** @description number */
                    distance?: unknown;
                    /** @description email */
                    endCustomerEmail?: unknown;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description A repetition: the first answer again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OlderCreated"];
                };
            };
            /** @description The order or request */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OlderCreated"];
                };
            };
        };
    };
    olderGetStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OlderStatus"];
                };
            };
        };
    };
    olderListProcesses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The processes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        vorgaenge: components["schemas"]["OlderProcess"][];
                    };
                };
            };
        };
    };
    olderAdvance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the process stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OlderProcess"];
                };
            };
        };
    };
    olderFinish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the process stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OlderProcess"];
                };
            };
        };
    };
    getCurrentCredential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current credential */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentCredential"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Your own number; unique in account and environment */
                externalOrderId?: string;
                /** @description ISO 8601 with a time zone */
                updatedSince?: string;
                /** @description Entries a page, 1 to 100 */
                limit?: number;
                /** @description `nextCursor` of the previous page, unchanged */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders and requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"][];
                        /** @description Null when there is no further page */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the call safe to repeat for 24 hours */
                "Idempotency-Key"?: string;
                /** @description How the order goes on. Test credentials only */
                "X-Sandbox-Scenario"?: "STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED";
                /** @description Whether time or `advance` takes the next step. Test credentials only */
                "X-Sandbox-Mode"?: "automatic" | "manual";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreation"];
            };
        };
        responses: {
            /** @description The order */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request, waiting for a quote */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order or request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            /** @description The changed order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The cancelled order or rejected request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status, readiness and dates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStatus"];
                };
            };
        };
    };
    getTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Position, expected times and driver */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"][];
                    };
                };
            };
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description An ETag seen before */
                "If-None-Match"?: string;
                /** @description One range of bytes */
                Range?: string;
            };
            path: {
                id: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The asked part of the file */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    requestQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the call safe to repeat for 24 hours */
                "Idempotency-Key"?: string;
                /** @description How the order goes on. Test credentials only */
                "X-Sandbox-Scenario"?: "STANDARD" | "DELAY" | "DAMAGE" | "CANCELLATION" | "QUOTE_REQUIRED";
                /** @description Whether time or `advance` takes the next step. Test credentials only */
                "X-Sandbox-Mode"?: "automatic" | "manual";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreation"];
            };
        };
        responses: {
            /** @description The request */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    acceptQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The version you decided on */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The accepted quote */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    declineQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The declined quote */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    downloadQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description An ETag seen before */
                "If-None-Match"?: string;
                /** @description One range of bytes */
                Range?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The asked part of the file */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    listWebhookSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All endpoints, without their secrets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookSubscription"][];
                    };
                };
            };
        };
    };
    createWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description https, publicly reachable */
                    url: string;
                    events: ("order.created" | "order.accepted" | "order.scheduled" | "driver.assigned" | "pickup.started" | "pickup.arrived" | "vehicle.picked_up" | "transport.started" | "transport.delayed" | "order.rescheduled" | "delivery.arrived" | "vehicle.delivered" | "damage.reported" | "order.completed" | "order.cancelled" | "order.rejected" | "document.uploaded" | "quote.offered" | "invoice.created" | "webhook.test")[];
                    description?: string | null;
                };
            };
        };
        responses: {
            /** @description The endpoint, once with its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookSubscription"];
                };
            };
        };
    };
    getWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint, without its secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscription"];
                };
            };
        };
    };
    deleteWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    testWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestResult"];
                };
            };
        };
    };
    advanceSandboxOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default false */
                    toEnd?: boolean;
                };
            };
        };
        responses: {
            /** @description The order after the step, and where its scenario stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedOrder"];
                };
            };
        };
    };
    listenToSandbox: {
        parameters: {
            query?: {
                /** @description The same for a first connection, where a browser sends no header */
                lastEventId?: string;
            };
            header?: {
                /** @description The id of the last event that was received */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    createInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The inbox */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
        };
    };
    listInboxMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InboxMessage"][];
                    };
                };
            };
        };
    };
}

/** The codes that answers of API v1 carry. */
export type KnownErrorCode =
  | 'ACCESS_TOKEN_REQUIRED'
  | 'ACCOUNT_NOT_ELIGIBLE'
  | 'ACCOUNT_SUSPENDED'
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
  'webhook.test': components['schemas']['WebhookTestEvent'];
}
