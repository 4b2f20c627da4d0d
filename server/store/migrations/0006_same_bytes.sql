CREATE TABLE "answered" (
	"sub" text NOT NULL,
	"path" text NOT NULL,
	"signature" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_sub_path_signature_pk" PRIMARY KEY("sub","path","signature")
);
--> statement-breakpoint
DROP TABLE "idempotency" CASCADE;--> statement-breakpoint
CREATE INDEX "answered_by_age" ON "answered" USING btree ("created_at");