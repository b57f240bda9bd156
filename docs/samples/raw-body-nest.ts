// NestJS 10 and 11 with the Express or the Fastify adapter: rawBody keeps the bytes next to the parsed body.
import { verifyWebhook, WebhookVerificationError } from '@handover/sdk';
import {
  Controller,
  HttpCode,
  Module,
  Post,
  type RawBodyRequest,
  Req,
  UnauthorizedException,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Request } from 'express';

const secret = process.env.HANDOVER_WEBHOOK_SECRET ?? '';

@Controller('webhooks')
class WebhooksController {
  @Post()
  @HttpCode(204)
  async receive(@Req() request: RawBodyRequest<Request>): Promise<void> {
    try {
      const event = await verifyWebhook(request.rawBody ?? '', request.headers, secret);
      console.log(event.id, event.type); // leave longer work to a queue
    } catch (error) {
      if (error instanceof WebhookVerificationError) throw new UnauthorizedException();
      throw error;
    }
  }
}

@Module({ controllers: [WebhooksController] })
class AppModule {}

const app = await NestFactory.create(AppModule, { rawBody: true });
await app.listen(Number(process.env.PORT ?? 3000));
