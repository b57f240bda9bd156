<?php
// Symfony 6 and newer: save it as src/Controller/HandoverWebhooks.php.

namespace App\Controller;

use Psr\Log\LoggerInterface;
use Symfony\Component\DependencyInjection\Attribute\Autowire;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Attribute\AsController;
use Symfony\Component\Routing\Attribute\Route;

#[AsController]
final class HandoverWebhooks
{
    public function __construct(
        #[Autowire(env: 'HANDOVER_WEBHOOK_SECRET')] private string $secret,
        private LoggerInterface $logger,
    ) {
    }

    #[Route('/webhooks', methods: ['POST'])]
    public function __invoke(Request $request): Response
    {
        $body = $request->getContent(); // the raw bytes; $request->toArray() would have parsed them
        if (!$this->verify($body, $request->headers->get('X-Service-Signature', ''))) {
            return new Response('', 401);
        }
        $event = json_decode($body, true);
        $this->logger->info("{$event['id']} {$event['type']}"); // leave longer work to Messenger
        return new Response('', 204);
    }

    private function verify(string $body, string $header): bool
    {
        $t = '0';
        $signatures = [];
        foreach (explode(',', $header) as $part) {
            [$name, $value] = array_pad(explode('=', $part, 2), 2, '');
            if ($name === 't') $t = $value;
            if ($name === 'v1') $signatures[] = $value;
        }
        if ($this->secret === '' || abs(time() - (int) $t) > 300) return false;
        $expected = hash_hmac('sha256', "$t.$body", $this->secret);
        // While a secret is rolled there are two v1 parts; one match is enough.
        foreach ($signatures as $signature) {
            if (hash_equals($expected, $signature)) return true;
        }
        return false;
    }
}
