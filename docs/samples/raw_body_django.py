# Django 3.2 and newer: request.body has the raw bytes, as long as nothing has read request.POST before.
import os
import sys

from django.conf import settings
from django.core.management import execute_from_command_line
from django.http import HttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from handover import WebhookVerificationError, verify_webhook


@csrf_exempt  # the signature replaces the token of a form
@require_POST
def webhooks(request):
    try:
        event = verify_webhook(request.body, request.headers.items(), os.environ["HANDOVER_WEBHOOK_SECRET"])
    except WebhookVerificationError as error:
        print(type(error).__name__, error, file=sys.stderr)
        return HttpResponse(status=401)
    print(event["id"], event["type"], flush=True)  # leave longer work to a queue
    return HttpResponse(status=204)


urlpatterns = [path("webhooks", webhooks)]

# Your project has its own settings.py and manage.py instead.
if __name__ == "__main__":
    settings.configure(ROOT_URLCONF=__name__, ALLOWED_HOSTS=["*"], SECRET_KEY="only for this sample")
    address = f"127.0.0.1:{os.environ.get('PORT', '3000')}"
    execute_from_command_line(["manage.py", "runserver", "--noreload", address])
