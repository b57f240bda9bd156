<?php

// Runs the tests of this folder that need no service: php tests/run.php

declare(strict_types=1);

require __DIR__ . '/harness.php';

$failed = 0;
foreach (['values', 'connections'] as $file) {
    foreach (require __DIR__ . "/$file.php" as $rule => $check) {
        try {
            $check();
            echo "ok: $rule\n";
        } catch (Throwable $error) {
            $failed++;
            echo "failed: $rule\n$error\n";
        }
    }
}
exit($failed === 0 ? 0 : 1);
