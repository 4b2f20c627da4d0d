CREATE TABLE "banner_sets" (
	"seq" integer PRIMARY KEY NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"layout_section" text NOT NULL,
	"isdeleted" boolean NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_through" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"bannerid" bigint PRIMARY KEY NOT NULL,
	"set_seq" integer NOT NULL,
	"seq" integer NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"description_th" text NOT NULL,
	"description_en" text NOT NULL,
	"path" text NOT NULL,
	"call_to_action" text NOT NULL,
	"picture" text NOT NULL,
	"brand_id" bigint
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"brand_id" bigint PRIMARY KEY NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"logo" text NOT NULL,
	"is_available" boolean NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"category_id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"icon" text NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"imei" text NOT NULL,
	"privilege_id" bigint NOT NULL,
	"limit_group" text,
	"code" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"wants_use_now" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"countdown_end" timestamp with time zone,
	"used_at" timestamp with time zone,
	"shipping_status" integer,
	"shipping_tracking_no" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"privilege_id" bigint NOT NULL,
	"code" text NOT NULL,
	"transaction_id" text,
	CONSTRAINT "codes_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "codes_once_a_privilege" UNIQUE("privilege_id","code")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"sub" text PRIMARY KEY NOT NULL,
	"customer_no" bigserial NOT NULL,
	"scenario" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"mobileno" text NOT NULL,
	"tier" text NOT NULL,
	"is_plus" boolean NOT NULL,
	"model" text NOT NULL,
	"imei" text NOT NULL,
	"serial" text NOT NULL,
	"device_series" text NOT NULL,
	"device_name" text NOT NULL,
	"is_flagship" boolean NOT NULL,
	"is_accessed_condition" boolean NOT NULL,
	"date_of_birth" text NOT NULL,
	"tier_start" timestamp with time zone NOT NULL,
	"tier_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_logs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"session_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"ref1" text,
	"ref2" text,
	"ref3" text,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"sub" text NOT NULL,
	"content_type" integer NOT NULL,
	"content_ref" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_sub_content_type_content_ref_pk" PRIMARY KEY("sub","content_type","content_ref")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"sub" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_sub_key_pk" PRIMARY KEY("sub","key")
);
--> statement-breakpoint
CREATE TABLE "limit_groups" (
	"name" text PRIMARY KEY NOT NULL,
	"per_customer" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"code" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privilege_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"transaction_id" text NOT NULL,
	"privilege_id" text NOT NULL,
	"privilege_type" double precision NOT NULL,
	"event" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privileges" (
	"privilege_id" bigint PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"alt_reference" text NOT NULL,
	"brand_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"sub_category_id" bigint NOT NULL,
	"type" integer NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"subname_th" text NOT NULL,
	"subname_en" text NOT NULL,
	"desc_th" text NOT NULL,
	"desc_en" text NOT NULL,
	"terms_th" text NOT NULL,
	"terms_en" text NOT NULL,
	"picture" text NOT NULL,
	"point" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_through" timestamp with time zone NOT NULL,
	"reserve_timeout" integer NOT NULL,
	"entry_total" integer NOT NULL,
	"entry_remaining" integer NOT NULL,
	"limits" jsonb NOT NULL,
	"limit_group" text,
	"criteria" jsonb NOT NULL,
	"hidden" boolean NOT NULL,
	"used_for" text,
	"display" text,
	"button_th" text NOT NULL,
	"button_en" text NOT NULL,
	"button_more_th" text NOT NULL,
	"button_more_en" text NOT NULL,
	"footer_th" text NOT NULL,
	"footer_en" text NOT NULL,
	"barcode_format" text NOT NULL,
	"link" text NOT NULL,
	"display_type" integer,
	CONSTRAINT "privileges_reference_unique" UNIQUE("reference"),
	CONSTRAINT "privileges_alt_reference_unique" UNIQUE("alt_reference")
);
--> statement-breakpoint
CREATE TABLE "programme" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "claims_by_customer" ON "claims" USING btree ("sub","claimed_at");--> statement-breakpoint
CREATE INDEX "claims_by_day" ON "claims" USING btree ("privilege_id","claimed_at");--> statement-breakpoint
CREATE INDEX "claims_by_privilege_customer" ON "claims" USING btree ("privilege_id","sub");--> statement-breakpoint
CREATE INDEX "claims_by_privilege_device" ON "claims" USING btree ("privilege_id","imei");--> statement-breakpoint
CREATE INDEX "claims_by_group" ON "claims" USING btree ("limit_group","sub");--> statement-breakpoint
CREATE INDEX "codes_free" ON "codes" USING btree ("privilege_id","id") WHERE transaction_id is null;--> statement-breakpoint
CREATE INDEX "customers_by_mobile" ON "customers" USING btree ("mobileno");--> statement-breakpoint
CREATE INDEX "idempotency_by_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_by_number" ON "messages" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "privileges_by_category" ON "privileges" USING btree ("category_id","sub_category_id");--> statement-breakpoint
CREATE INDEX "privileges_by_brand" ON "privileges" USING btree ("brand_id");