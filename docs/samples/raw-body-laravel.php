<?php
// Laravel 10 and newer: save it as app/Http/Controllers/HandoverWebhooks.php. In routes/api.php, which has no CSRF check:
//   Route::post('/webhooks', HandoverWebhooks::class);
// In config/services.php: 'handover' => ['secret' => env('HANDOVER_WEBHOOK_SECRET')],

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Log;

final class HandoverWebhooks
{
    public function __invoke(Request $request): Response
    {
        $body = $request->getContent(); // the raw bytes; $request->all() would have parsed them
        $secret = (string) config('services.handover.secret');
        if (!$this->verify($body, (string) $request->header('X-Service-Signature'), $secret)) {
            return response('', 401);
        }
        $event = json_decode($body, true);
        Log::info("{$event['id']} {$event['type']}"); // leave longer work to a queued job
        return response()->noContent();
    }

    private function verify(string $body, string $header, string $secret): bool
    {
        $t = '0';
        $signatures = [];
        foreach (explode(',', $header) as $part) {
            [$name, $value] = array_pad(explode('=', $part, 2), 2, '');
            if ($name === 't') $t = $value;
            if ($name === 'v1') $signatures[] = $value;
        }
        if ($secret === '' || abs(time() - (int) $t) > 300) return false;
        $expected = hash_hmac('sha256', "$t.$body", $secret);
        // While a secret is rolled there are two v1 parts; one match is enough.
        foreach ($signatures as $signature) {
            if (hash_equals($expected, $signature)) return true;
        }
        return false;
    }
}
