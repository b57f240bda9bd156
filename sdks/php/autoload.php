<?php

// Loads the classes of this package on demand, for programs without Composer.

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Handover\\')) {
        return;
    }
    $path = __DIR__ . '/src/' . strtr(substr($class, strlen('Handover\\')), '\\', '/') . '.php';
    if (is_file($path)) {
        require $path;
    }
});
